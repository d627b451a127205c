import type { CurrentUserAnswer } from "#contract/account.ts";
import { routes } from "#contract/urls.ts";
import { get } from "./api.ts";

/**
 * Back and forward may bring a page as it was left, from the browser's back/forward cache. It is shown only to the
 * visitor it was made for; for another, or nobody, it is loaded anew.
 */
export function followRestores(userId: string | undefined): () => void {
  async function onPageShow({ persisted }: PageTransitionEvent): Promise<void> {
    if (!persisted) return;
    const { style } = document.documentElement;
    // Hidden, not covered: until the answer is here, it must not be read aloud either.
    if (userId) style.visibility = "hidden";
    const isSame = await get<CurrentUserAnswer>(routes.currentUser).then(
      (user) => (user ? user._id : undefined) === userId,
      // Without a network, a page of a guest may stay; a page of a user is left to the service worker.
      () => userId === undefined,
    );
    if (isSame) style.visibility = "";
    else location.reload();
  }
  window.addEventListener("pageshow", onPageShow);
  return () => window.removeEventListener("pageshow", onPageShow);
}
