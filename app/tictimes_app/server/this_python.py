"""The one kernel of a lesson: the very Python that this kit runs in."""

from __future__ import annotations

from ipykernel.kernelspec import RESOURCES, get_kernel_dict
from jupyter_client.kernelspec import KernelSpec, KernelSpecManager

NAME = "python3"


class ThisPython(KernelSpecManager):
    """Knows no kernel but this interpreter, whatever else the machine has under its name.

    >>> import sys
    >>> ThisPython().get_kernel_spec("python3").argv[0] == sys.executable
    True
    >>> list(ThisPython().find_kernel_specs())
    ['python3']
    """

    def find_kernel_specs(self) -> dict[str, str]:
        """Where the pictures of the one kernel lie."""
        return {NAME: RESOURCES}

    def get_kernel_spec(self, kernel_name: str) -> KernelSpec:
        """How the one kernel starts; a notebook that names another gets it all the same."""
        return KernelSpec(resource_dir=RESOURCES, **get_kernel_dict())
