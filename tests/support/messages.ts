import { loadLanguage, loadPart, PART_NAMES } from "#messages/load-part.ts";

/** The languages that components are tested in: all of them would cost each file of tests a second. */
for (const locale of ["en", "bg"] as const) {
  await loadLanguage(locale);
  for (const name of PART_NAMES) await loadPart(locale, name);
}
