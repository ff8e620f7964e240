"""The one kernel of a lesson: the very Python that this kit runs in."""

from __future__ import annotations

from ipykernel.kernelspec import RESOURCES, get_kernel_dict
from jupyter_client.kernelspec import KernelSpec, KernelSpecManager
from traitlets import Bool

NAME = "python3"


class ThisPython(KernelSpecManager):
    """Knows no kernel but this interpreter, whatever else the machine has under its name.

    >>> import sys
    >>> ThisPython().get_kernel_spec("python3").argv[0] == sys.executable
    True
    >>> list(ThisPython().find_kernel_specs())
    ['python3']
    """

    forked = Bool(False, config=True, help="Fork kernels from a warm parent, where that can be.")

    def find_kernel_specs(self) -> dict[str, str]:
        """Where the pictures of the one kernel lie."""
        return {NAME: RESOURCES}

    def get_kernel_spec(self, kernel_name: str) -> KernelSpec:
        """How the one kernel starts; a notebook that names another gets it all the same."""
        spec = get_kernel_dict()
        if self.forked:
            provisioner = {"provisioner_name": "forked-provisioner"}
            spec["metadata"] = {**spec["metadata"], "kernel_provisioner": provisioner}
        return KernelSpec(resource_dir=RESOURCES, **spec)
