import { urls } from "#contract/urls.ts";

/** Addresses within the view of sources. */
export const sourceUrls = {
  list: urls.adminView("sources"),
  add: `${urls.adminView("sources")}?add`,
  /** The form, which looks at the address when it is told to. */
  addFrom: (url: string) =>
    `${urls.adminView("sources")}?${new URLSearchParams({ add: "", ...(url && { url }) })}`,
  source: (id: number) => `${urls.adminView("sources")}?source=${id}`,
  edit: (id: number) => `${urls.adminView("sources")}?source=${id}&edit`,
  run: (id: number, run: number) => `${urls.adminView("sources")}?source=${id}&run=${run}`,
};
