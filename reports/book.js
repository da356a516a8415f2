{
  const form = document.querySelector(".search"), field = form.elements.q;
  const data = document.getElementById("search-data");
  form.hidden = false;

  // A link to a scenario opens it.
  const reveal = () => {
    const part = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (part?.localName === "details" && !part.open) { part.open = true; part.scrollIntoView(); }
  };

  if (data) {
    const { rules, examples } = JSON.parse(data.textContent);
    const pages = new Map(rules.map(([id, page]) => [id, page]));
    const entries = rules.map(([id, page, title, text, also]) => ({ id, page, title, text, also: also.toLowerCase() }))
      .concat(examples.map(([id, title]) => ({ id, page: pages.get(id.split("/")[0]), title, text: "", also: "" })));
    const section = document.getElementById("found"), list = section.querySelector("ol"), count = section.querySelector("p");
    const MOST = 40;

    // How well an entry answers: 0 is not at all, for every word has to be in it somewhere.
    const weigh = (entry, words) => {
      const id = entry.id.toLowerCase(), title = entry.title.toLowerCase(), text = entry.text.toLowerCase();
      let weight = entry.text ? 1 : 0.5;
      for (const word of words) {
        if (id === word) weight += 100;
        else if (id.startsWith(word)) weight += 20;
        else if (title.includes(word)) weight += 8;
        else if (text.includes(word)) weight += 4;
        else if (id.includes(word) || entry.also.includes(word)) weight += 1;
        else return 0;
      }
      return weight;
    };

    const show = (entry) => {
      const row = document.createElement("li"), link = document.createElement("a"), text = document.createElement("p");
      link.href = `${entry.page}#${entry.id}`;
      link.textContent = entry.id;
      row.append(link, ` ${entry.title}`);
      text.textContent = entry.text;
      if (entry.text) row.append(text);
      return row;
    };

    const search = () => {
      const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
      section.hidden = !words.length;
      const found = entries.map((entry) => [weigh(entry, words), entry]).filter(([weight]) => words.length && weight);
      found.sort(([one], [other]) => other - one);
      list.replaceChildren(...found.slice(0, MOST).map(([, entry]) => show(entry)));
      const more = found.length > MOST ? `, the best ${MOST} of them here` : "";
      count.textContent = found.length ? `${found.length} found${more}` : "Nothing has all of these words. Try fewer, or another.";
    };

    field.addEventListener("input", search);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      list.querySelector("a")?.click();
    });
    field.value = new URLSearchParams(location.search).get("q") ?? "";
    search();
    if (matchMedia("(pointer: fine)").matches) field.focus({ preventScroll: true });

    // index.html#RAISE-07/slug leads on to the page of its rule.
    const lead = () => {
      const hash = decodeURIComponent(location.hash.slice(1)), page = pages.get(hash.split("/")[0]);
      if (page) location.replace(`${page}#${hash}`);
    };
    addEventListener("hashchange", lead);
    lead();
  }
  addEventListener("hashchange", reveal);
  reveal();
}
