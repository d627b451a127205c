// <whereabouts-events city="Sofia" country="Bulgaria" limit="5" theme="auto" lang="en"></whereabouts-events>
// The next events of a place, for pages of any site: one file, no framework. The style is a sheet of the shadow root's own, so
// that a page whose policy forbids inline styles shows it as well. docs/embeds.md lists the attributes.
(() => {
  const NAME = "whereabouts-events";
  if (customElements.get(NAME)) return;

  const ownOrigin = document.currentScript?.src ? new URL(document.currentScript.src).origin : "";
  const SLOW_MS = 15_000;
  const MAX_ROWS = 50;

  /** What is said before the server has answered; the answer brings all other words. */
  const TEXTS = {
    en: {
      loading: "Looking for events…",
      failed: "The events can’t be shown right now.",
      again: "Try again",
    },
    bg: {
      loading: "Търсим събития…",
      failed: "В момента събитията не могат да бъдат показани.",
      again: "Нов опит",
    },
    tr: {
      loading: "Etkinlikler aranıyor…",
      failed: "Etkinlikler şu anda gösterilemiyor.",
      again: "Yeniden dene",
    },
    el: {
      loading: "Αναζήτηση εκδηλώσεων…",
      failed: "Οι εκδηλώσεις δεν μπορούν να εμφανιστούν αυτή τη στιγμή.",
      again: "Δοκιμή ξανά",
    },
    pl: {
      loading: "Szukamy wydarzeń…",
      failed: "Nie można teraz pokazać wydarzeń.",
      again: "Spróbuj ponownie",
    },
    ja: {
      loading: "イベントを検索中…",
      failed: "現在、イベントを表示できません。",
      again: "もう一度試す",
    },
    fr: {
      loading: "Recherche d’événements…",
      failed: "Les événements ne peuvent pas s’afficher pour le moment.",
      again: "Réessayer",
    },
    de: {
      loading: "Events werden gesucht …",
      failed: "Die Events können gerade nicht angezeigt werden.",
      again: "Erneut versuchen",
    },
    es: {
      loading: "Buscando eventos…",
      failed: "Ahora mismo no se pueden mostrar los eventos.",
      again: "Reintentar",
    },
    it: {
      loading: "Ricerca degli eventi…",
      failed: "Al momento non è possibile mostrare gli eventi.",
      again: "Riprova",
    },
    pt: {
      loading: "Procurando eventos…",
      failed: "Não é possível mostrar os eventos no momento.",
      again: "Tentar de novo",
    },
    uk: {
      loading: "Шукаємо події…",
      failed: "Наразі події не можна показати.",
      again: "Спробувати ще раз",
    },
    ro: {
      loading: "Căutăm evenimente…",
      failed: "Evenimentele nu pot fi afișate momentan.",
      again: "Încearcă din nou",
    },
    ar: {
      loading: "جارٍ البحث عن فعاليات…",
      failed: "لا يمكن عرض الفعاليات حاليًا.",
      again: "إعادة المحاولة",
    },
  };

  /** Attributes and the parameters of the call that they become. */
  const PARAMETERS = {
    city: "city",
    country: "country",
    area: "area",
    venue: "venue",
    category: "categories",
    categories: "categories",
    q: "q",
    when: "when",
    from: "from",
    to: "to",
    times: "times",
    free: "free",
    "max-price": "maxPrice",
    currency: "currency",
    tags: "tags",
    organizer: "organizer",
    status: "status",
    age: "age",
    access: "access",
    limit: "limit",
  };

  const STYLE = `
:host{display:block;color-scheme:light dark;--page:light-dark(#fff,#141d2f);--soft:light-dark(#f4f6fa,#1b2740);--ink:light-dark(#101828,#f2f5fa);
--ink-2:light-dark(#475467,#b9c4d6);--line:light-dark(#e3e7ee,#26334b);--accent:var(--whereabouts-accent,light-dark(#c4302a,#ff8177));
padding:1rem;border:1px solid var(--line);border-radius:.75rem;background:var(--page);color:var(--ink);font-size:1rem;line-height:1.45;text-align:start}
:host([theme=light]){color-scheme:light}:host([theme=dark]){color-scheme:dark}:host([hidden]){display:none}
*{box-sizing:border-box;margin:0}
h2{margin-bottom:.5rem;font-size:1.25rem;line-height:1.2}
ul{padding:0;list-style:none}
a{color:inherit}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:.25rem}
.row{display:flex;gap:.875rem;align-items:center;padding:.625rem .25rem;border-bottom:1px solid var(--line);text-decoration:none}
.row:hover strong{text-decoration:underline}
.leaf{flex:none;width:3.25rem;padding:.25rem 0;border-radius:.625rem;background:var(--soft);color:var(--ink-2);font-size:.75rem;line-height:1.2;text-align:center}
.leaf b{display:block;color:var(--ink);font-size:1.25rem}
img{flex:none;width:4.5rem;height:4.5rem;border-radius:.625rem;background:var(--soft);object-fit:cover}
.text{flex:1;min-width:0}
strong,small{display:block;overflow-wrap:anywhere}
small{color:var(--ink-2);font-size:.875rem}
em{color:var(--accent);font-style:normal;font-weight:700}
.cancelled strong{text-decoration:line-through}
.all{display:inline-block;margin-top:.875rem;color:var(--accent);font-weight:700}
p{color:var(--ink-2)}
button{min-height:2.75rem;margin-top:.5rem;padding:.25rem 1rem;border:1px solid var(--line);border-radius:.625rem;background:var(--soft);color:inherit;font:inherit;font-weight:700;cursor:pointer}`;

  let sheet;
  function ownSheet() {
    if (!sheet) {
      sheet = new CSSStyleSheet();
      sheet.replaceSync(STYLE);
    }
    return sheet;
  }

  /** Texts are never read as HTML. */
  function element(name, attributes, ...children) {
    const made = document.createElement(name);
    for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
    made.append(...children);
    return made;
  }

  class WhereaboutsEvents extends HTMLElement {
    static observedAttributes = [...Object.keys(PARAMETERS), "lang", "server", "pictures"];

    #root = this.attachShadow({ mode: "open" });
    #asking = null;
    #isDue = false;

    constructor() {
      super();
      this.#root.adoptedStyleSheets = [ownSheet()];
    }

    connectedCallback() {
      this.#askSoon();
    }

    disconnectedCallback() {
      this.#asking?.abort();
    }

    attributeChangedCallback(_name, before, after) {
      if (before !== after) this.#askSoon();
    }

    /** Several attributes that change at once are one question. */
    #askSoon() {
      if (this.#isDue || !this.isConnected) return;
      this.#isDue = true;
      queueMicrotask(() => {
        this.#isDue = false;
        if (this.isConnected) this.#ask();
      });
    }

    get #language() {
      const wishes = [
        this.getAttribute("lang"),
        this.closest("[lang]")?.getAttribute("lang"),
        ...navigator.languages,
      ];
      const known = wishes.map((wish) => wish?.slice(0, 2).toLowerCase()).find((wish) => wish in TEXTS);
      return known ?? "en";
    }

    #address() {
      const url = new URL("/api/embed/list", this.getAttribute("server") || ownOrigin || location.origin);
      for (const [attribute, parameter] of Object.entries(PARAMETERS)) {
        const value = this.getAttribute(attribute);
        if (value === null) continue;
        if (attribute === "free") url.searchParams.set(parameter, "true");
        else if (attribute === "limit") setLimit(url, value);
        else if (value !== "") url.searchParams.set(parameter, value);
      }
      url.searchParams.set("lang", this.#language);
      return url;
    }

    async #ask() {
      this.#asking?.abort();
      const asking = new AbortController();
      this.#asking = asking;
      const texts = TEXTS[this.#language];
      this.#show(element("p", { role: "status" }, texts.loading), true);
      try {
        const signal = AbortSignal.any([asking.signal, AbortSignal.timeout(SLOW_MS)]);
        const answer = await fetch(this.#address(), { signal, credentials: "omit" });
        const body = await answer.json();
        if (asking.signal.aborted) return;
        if (!answer.ok) throw new Error(body.error, { cause: answer.status });
        this.#show(this.#list(body));
        const city = this.getAttribute("city");
        if (body.total === 0 && city) warn(`no events match: is "${city}" written as on the site?`);
        this.dispatchEvent(new CustomEvent("whereabouts-load", { detail: { total: body.total } }));
      } catch (error) {
        if (asking.signal.aborted) return;
        // What is wrong with the attributes is for whoever writes the page, and stays wrong when it is tried again.
        const isRefused = error.cause >= 400 && error.cause < 500 && error.cause !== 429;
        const notice = element("div", { role: "alert" }, element("p", {}, texts.failed));
        if (isRefused) warn(error.message);
        else notice.append(this.#again(texts.again));
        this.#show(notice);
        this.dispatchEvent(new CustomEvent("whereabouts-error", { detail: { message: error.message } }));
      }
    }

    #again(text) {
      const button = element("button", { type: "button" }, text);
      button.addEventListener("click", () => this.#ask());
      return button;
    }

    #show(content, isBusy = false) {
      const section = element("section", { lang: this.#language, "aria-busy": isBusy }, content);
      const hadFocus = Boolean(this.#root.activeElement);
      this.#root.replaceChildren(section);
      // Whoever tried again by keyboard goes on from here.
      if (hadFocus) {
        section.tabIndex = -1;
        section.focus();
      }
    }

    #list({ title, events, total, allUrl, allText, emptyText, newTabText }) {
      const content = document.createDocumentFragment();
      content.append(element("h2", { part: "title" }, title));
      if (events.length === 0) content.append(element("p", { part: "empty" }, emptyText));
      else content.append(element("ul", {}, ...events.map((event) => this.#row(event, newTabText))));
      if (total > events.length && events.length > 0)
        content.append(link(allUrl, newTabText, "all", allText));
      return content;
    }

    #row({ name, url, day, when, where, note, picture, status }, newTabText) {
      const leaf = element("span", { class: "leaf" }, day.weekday, element("b", {}, day.day), day.month);
      const text = element(
        "span",
        { class: "text" },
        element("strong", { dir: "auto" }, name),
        element("small", {}, `${when} · `, element("bdi", {}, where)),
      );
      if (note) text.append(element("small", {}, element("em", {}, note)));
      const parts = [leaf, text];
      if (this.hasAttribute("pictures"))
        parts.push(element("img", { src: picture, alt: "", loading: "lazy", decoding: "async" }));
      const row = link(url, newTabText, status === "cancelled" ? "row cancelled" : "row", ...parts);
      row.setAttribute("part", "event");
      return element("li", {}, row);
    }
  }

  /** As many as the server gives at most; no number is none asked for. */
  function setLimit(url, value) {
    const limit = Math.min(MAX_ROWS, Math.max(1, Math.trunc(Number(value))));
    if (value.trim() !== "" && !Number.isNaN(limit)) url.searchParams.set("limit", String(limit));
  }

  function warn(message) {
    console.warn(`<${NAME}>: ${message}`);
  }

  function link(href, title, className, ...children) {
    const made = element("a", { title, class: className, target: "_blank", rel: "noopener" }, ...children);
    // An address of another kind, such as a script, is not followed.
    if (/^https?:/.test(href)) made.setAttribute("href", href);
    return made;
  }

  customElements.define(NAME, WhereaboutsEvents);
})();
