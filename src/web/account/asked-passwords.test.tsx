import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import "#tests/support/messages.ts";
import type { Locale } from "#domain/locale.ts";
import { MessagesProvider } from "#web/messages/messages-provider.tsx";
import { LoginPanel } from "#web/session/sign-in/login-panel.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";

function htmlOf(form: ReactNode, locale: Locale = "en"): string {
  const Page = createRoutesStub([
    { id: "root", path: "/", Component: () => <MessagesProvider locale={locale}>{form}</MessagesProvider> },
  ]);
  return renderToString(<Page hydrationData={{ loaderData: { root: {} } }} />);
}

describe("SEC-64 the form for a new password", () => {
  const form = (asksCurrent: boolean) => (
    <NewPasswordForm userId="1" kind="change" notice={undefined} asksCurrent={asksCurrent} />
  );
  const fieldsOf = (html: string) => [...html.matchAll(/<input[^>]* name="(\w+)"/g)].map(([, name]) => name);

  it("has two fields right after signing in", () => {
    expect(fieldsOf(htmlOf(form(false)))).toEqual(["id", "password", "repeat"]);
  });

  it("asks for the present one first where the session is older, in each language", () => {
    const html = htmlOf(form(true));
    expect(fieldsOf(html)).toEqual(["id", "currentPassword", "password", "repeat"]);
    expect(html).toContain("Current password");
    expect(html).toContain('autoComplete="current-password"');
    expect(htmlOf(form(true), "bg")).toContain("Сегашна парола");
  });
});

it("SEC-66 the login that joins an account with Google knows its address", () => {
  const html = htmlOf(<LoginPanel next="/map" email="elena@example.org" headingLevel={1} />);
  expect(html).toMatch(/<input[^>]*name="email"[^>]*value="elena@example.org"/);
});
