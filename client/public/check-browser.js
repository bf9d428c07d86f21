// For browsers that are too old to run anything else of this page: written as they understand it.
(function () {
  var modules = "noModule" in document.createElement("script");
  var colours = window.CSS && CSS.supports && CSS.supports("color", "color-mix(in srgb, red 50%, blue)");
  if (modules && colours) return;
  document.documentElement.setAttribute("data-browser", "old");
})();
