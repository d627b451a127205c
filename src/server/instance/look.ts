import { hash } from "node:crypto";
import type { LandingLook, OwnLook } from "#contract/site.ts";
import { routes } from "#contract/urls.ts";
import { type ShownAnnouncement, shownAnnouncement, textFor } from "#domain/instance.ts";
import { DEFAULT_LOCALE, type Locale } from "#domain/locale.ts";
import type { Instance } from "./instance.ts";
import { accentCss } from "./theme-css.ts";

/** What pages show of the settings; nothing of what is not set. */
export function instanceLook(instance: Instance) {
  const { publicUrl } = instance.site;
  const firstLanguage = () => instance.settings.language ?? DEFAULT_LOCALE;
  let sheet = { of: "", css: "", version: "" };

  /** Made once for each accent. */
  function theme() {
    const { accent, accentDark } = instance.settings;
    if (accent === "") return undefined;
    const of = `${accent} ${accentDark}`;
    if (sheet.of !== of) {
      const css = accentCss({ light: accent, dark: accentDark || undefined });
      sheet = { of, css, version: hash("sha256", css, "base64url").slice(0, 12) };
    }
    return sheet;
  }

  return {
    theme,

    look(locale: Locale): OwnLook | undefined {
      const { logo, categories } = instance.settings;
      const version = theme()?.version;
      const labels = categories[locale];
      const look = {
        ...(version && { themeUrl: `${routes.instanceTheme}?v=${version}` }),
        ...(logo && { logo: publicUrl + logo }),
        ...(labels && { labels }),
      };
      return Object.keys(look).length > 0 ? look : undefined;
    },

    landingLook(locale: Locale): LandingLook {
      const { hero, welcome } = instance.settings;
      const text = textFor(welcome, locale, firstLanguage());
      return { ...(hero && { hero: publicUrl + hero }), ...(text && { welcome: text }) };
    },

    announcement(locale: Locale, nowMs: number): ShownAnnouncement | undefined {
      const { announcement: text, announcementLink: link, announcementUntil: until } = instance.settings;
      return shownAnnouncement({ text, link, until }, locale, firstLanguage(), nowMs);
    },
  };
}

export type InstanceLook = ReturnType<typeof instanceLook>;
