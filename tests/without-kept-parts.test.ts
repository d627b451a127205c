import { expect, it } from "vitest";
import { withoutParts } from "../scripts/without-kept-parts.ts";

const IMPORT = 'import { KeptHeadPart, KeptPart } from "#web/ui/kept-part.tsx";';

it.each([
  ["<KeptPart name={a > b ? 'a' : 'b'}>\n<Icon />\n</KeptPart>", "<Icon />"],
  ["<p><KeptPart name='a'><b>t</b></KeptPart>{text}</p>", "<p><b>t</b>{text}</p>"],
  ["<KeptHeadPart name={a}>\n{icon}\n{label}\n</KeptHeadPart>", "<>\n{icon}\n{label}\n</>"],
  ["<p>\n<KeptPart name='a'>{icon}{label}</KeptPart>\n</p>", "<p>\n{icon}{label}\n</p>"],
  ["<><KeptPart name='a'>{icon}{label}</KeptPart>{text}</>", "<><>{icon}{label}</>{text}</>"],
  ["<KeptPart name='a'>{children}</KeptPart>", "<>{children}</>"],
  ["<KeptPart name='a'> <b /></KeptPart>", "<> <b /></>"],
  ["<KeptPart name='a'><KeptPart name='b'><i /></KeptPart><b /></KeptPart>", "<><i /><b /></>"],
  ["<KeptPart name='a'><KeptPart name='b'><i /></KeptPart></KeptPart>", "<i />"],
])("WEB-91 a part that the server keeps is nothing but its children in the browser: %s", (part, children) => {
  expect(withoutParts(`${IMPORT}\nexport const a = ${part};`, "a.tsx")).toBe(
    `\nexport const a = ${children};`,
  );
});

it.each([
  "export const a = <KeptPart name='a' />;",
  "export const a = <KeptPart name='a'>\n</KeptPart>;",
  "export const a = createElement(KeptPart, { name: 'a' });",
  "export { KeptPart };",
])("WEB-91 a kept part that is no element with children is an error: %s", (code) => {
  expect(() => withoutParts(`${IMPORT}\n${code}`, "a.tsx")).toThrow("a.tsx has kept parts");
});

it("WEB-91 a kept part by another name is an error, as is what cannot be read", () => {
  const renamed = `import { KeptPart as Part } from "./kept-part.tsx"; export const a = <Part name="a" />;`;
  expect(() => withoutParts(renamed, "a.tsx")).toThrow("a.tsx has kept parts");
  expect(() => withoutParts(`${IMPORT} export const a = <KeptPart>;`, "a.tsx")).toThrow("a.tsx: ");
});
