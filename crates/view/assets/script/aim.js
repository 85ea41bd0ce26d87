// Newcomers, and whoever meets weak bots, are offered a friendly game until somebody chooses for themselves.
let aimed = false;
document.addEventListener("change", ({ target }) => {
  const field = target.form?.querySelector(".aim");
  if (!field) return;
  aimed ||= target.name === "aim";
  if (aimed || !target.matches("[data-kind]")) return;
  const weak = (kind) => ["beginner", "easy"].includes(kind.value.split("+")[0]);
  const points = "gentle" in field.dataset || $$("[data-kind]", target.form).some(weak);
  for (const aim of $$('[name="aim"]', field)) aim.checked = (aim.value === "points") === points;
});
