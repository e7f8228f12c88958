/** Runs on the generated page: the menu of small screens, and the section currently read. The page works without it. */
export const siteScript = `(() => {
  const menu = document.querySelector(".menu");
  const list = document.getElementById("sections");
  if (menu && list) {
    const show = (open) => {
      menu.setAttribute("aria-expanded", String(open));
      list.classList.toggle("open", open);
    };
    document.documentElement.classList.add("js");
    menu.hidden = false;
    menu.addEventListener("click", () => show(menu.getAttribute("aria-expanded") !== "true"));
    list.addEventListener("click", () => show(false));
    document.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || menu.getAttribute("aria-expanded") !== "true") return;
      show(false);
      menu.focus();
    });
  }
  const links = new Map();
  for (const link of document.querySelectorAll("#sections a")) links.set(link.hash.slice(1), link);
  const seen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const link = links.get(target.id);
      if (!link) continue;
      if (isIntersecting) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
  }, { rootMargin: "-45% 0px -45% 0px" });
  for (const id of links.keys()) {
    const section = document.getElementById(id);
    if (section) seen.observe(section);
  }
})();
`;
