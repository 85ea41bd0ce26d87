// A search that filters its page during typing; without the script its form asks the server.
const filter = document.querySelector("form[data-filter] input");
if (filter) {
    filter.addEventListener("input", () => {
        const wanted = filter.value.toLowerCase().split(/\s+/).filter(Boolean);
        for (const part of document.querySelectorAll("[data-part]")) {
            let found = 0;
            for (const item of part.querySelectorAll("[data-item]")) {
                const said = item.textContent.toLowerCase();
                item.hidden = !wanted.every((word) => said.includes(word));
                found += item.hidden ? 0 : 1;
            }
            part.hidden = found === 0;
        }
    });
}
