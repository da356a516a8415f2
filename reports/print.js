addEventListener("beforeprint", () => document.querySelectorAll("details:not([open])").forEach(part => { part.open = true; part.dataset.folded = ""; }));
addEventListener("afterprint", () => document.querySelectorAll("details[data-folded]").forEach(part => { part.open = false; delete part.dataset.folded; }));
