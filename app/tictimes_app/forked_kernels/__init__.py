"""Kernels that are forked from a warm parent: the imports are there before the kernel is asked for.

An ordinary kernel starts an interpreter, imports IPython and then whatever the notebook needs.
Here one process does so once, and every kernel is a copy of it: it is there in a tenth of the
time, and shares the memory of what was imported.

Any Jupyter server can use it, by a kernelspec that names the provisioner:

    {
      "argv": ["python", "-m", "ipykernel_launcher", "-f", "{connection_file}"],
      "display_name": "Python 3 (forked)",
      "language": "python",
      "metadata": {
        "kernel_provisioner": {
          "provisioner_name": "forked-provisioner",
          "config": {"preload": ["sympy", "ipywidgets"]}
        }
      }
    }

or by the server's configuration, where `c.ForkedProvisioner.preload` says what is imported before
the fork. Best with `c.KernelManager.transport = "ipc"`: with ports, one is chosen first and bound
later, and may be gone by then.

Where a kernel cannot be forked (another system than Linux, another interpreter, a parent that has
died or whose imports have started threads), an ordinary one is started, and the log says so once.
A forked kernel has no debugger, and its history is kept in memory. It ends with the server that
asked for it, however that ends, and outlives the parent it was copied from.
"""

from tictimes_app.forked_kernels.provisioner import ForkedProvisioner

__all__ = ["ForkedProvisioner"]
