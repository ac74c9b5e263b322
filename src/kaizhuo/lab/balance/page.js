"use strict";
(() => {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const narrow = matchMedia("(max-width: 480px)");
  const css = (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

  function config() {
    const ink = css("--ink"), soft = css("--soft"), line = css("--line");
    const many = document.body.dataset.editions > 1;
    const font = getComputedStyle(document.body).fontFamily;
    return {
      background: "transparent", font,
      padding: { left: 0, right: 4, top: 4, bottom: 2 },
      autosize: { type: "fit-x", contains: "padding" },
      view: { stroke: null },
      mark: { color: css("--accent") },
      bar: { color: css("--accent") }, point: { color: css("--accent") },
      rule: { color: css("--accent") },
      range: { category: [css("--accent"), css("--second")] },
      axis: {
        labelColor: ink, titleColor: soft, gridColor: line, domainColor: line, tickColor: line,
        labelFontSize: narrow.matches ? 12 : 13, titleFontSize: 12, titleFontWeight: "normal",
        labelPadding: 6, titlePadding: 8, labelLimit: narrow.matches ? 130 : 260,
      },
      axisY: { domain: false },
      style: { usual: { color: many ? undefined : soft, stroke: many ? undefined : soft, strokeDash: [4, 4], strokeWidth: 1.5 } },
      legend: { labelColor: ink, labelFontSize: 13, symbolType: "circle" },
    };
  }

  function draw() {
    for (const place of document.querySelectorAll(".chart")) {
      const spec = JSON.parse(place.nextElementSibling.textContent);
      vegaEmbed(place, spec, { actions: false, renderer: "svg", config: config() });
    }
  }

  function sortable(table) {
    const body = table.tBodies[0];
    const heads = [...table.tHead.rows[0].cells];
    heads.forEach((head, column) => {
      head.querySelector("button")?.addEventListener("click", () => {
        const up = head.getAttribute("aria-sort") === "descending" || (column === 0 && !head.hasAttribute("aria-sort"));
        for (const other of heads) other.removeAttribute("aria-sort");
        head.setAttribute("aria-sort", up ? "ascending" : "descending");
        const key = (row) => row.cells[column].dataset.value;
        const rows = [...body.rows].sort((a, b) => {
          const one = key(a), other = key(b);
          const order = column === 0 ? one.localeCompare(other, document.documentElement.lang) : one - other;
          return up ? order : -order;
        });
        body.append(...rows);
      });
    });
  }

  addEventListener("DOMContentLoaded", () => {
    draw();
    dark.addEventListener("change", draw);
    narrow.addEventListener("change", draw);
    document.querySelectorAll("table.sortable").forEach(sortable);
  });
})();
