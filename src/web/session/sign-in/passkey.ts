import type { Said } from "#contract/account.ts";
import { routes } from "#contract/urls.ts";
import { post } from "../api.ts";

// The library is loaded with the first passkey, not with the form.
const library = () => import("@simplewebauthn/browser");

export async function signInWithPasskey(): Promise<void> {
  type Options = Parameters<Awaited<ReturnType<typeof library>>["startAuthentication"]>[0]["optionsJSON"];
  const [{ startAuthentication }, optionsJSON] = await Promise.all([
    library(),
    post<Options>(routes.beginPasskeySignIn, {}),
  ]);
  await post<Said>(routes.passkeySignIn, { response: await startAuthentication({ optionsJSON }) });
}

/** Makes a passkey on this device and adds it to the account. */
export async function addPasskey(name: string, password: string | undefined): Promise<void> {
  type Options = Parameters<Awaited<ReturnType<typeof library>>["startRegistration"]>[0]["optionsJSON"];
  const [{ startRegistration }, optionsJSON] = await Promise.all([
    library(),
    post<Options>(routes.beginPasskey, { password }),
  ]);
  await post(routes.passkeys, { name, response: await startRegistration({ optionsJSON }) });
}

/** The user closed the dialog of the browser, or it took too long: nothing to be told. */
export function isPasskeyCancelled(error: unknown): boolean {
  return error instanceof Error && error.name === "NotAllowedError";
}
