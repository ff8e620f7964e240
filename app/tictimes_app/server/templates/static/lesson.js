// What a lesson's page needs beside Voila's own script.

// Voila calls this while a cell takes its time.
window.voila_heartbeat = () => {};

// Widgets ask the body, as in JupyterLab, whether the page is light or dark.
const dark = window.matchMedia("(prefers-color-scheme: dark)");
const tellTheme = () => {
  document.body.dataset.jpThemeLight = String(!dark.matches);
  document.body.dataset.jpThemeName = dark.matches ? "JupyterLab Dark" : "JupyterLab Light";
};
addEventListener("DOMContentLoaded", tellTheme);
dark.addEventListener("change", tellTheme);

// A page that is gone for good needs its kernel no longer.
addEventListener("pagehide", (event) => {
  const config = document.getElementById("jupyter-config-data");
  if (event.persisted || !config) return;
  const { baseUrl, kernelId } = JSON.parse(config.textContent);
  navigator.sendBeacon(`${baseUrl}voila/api/shutdown/${kernelId}`);
});
