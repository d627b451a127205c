import { urls } from "#contract/urls.ts";

/** Addresses within the view of sources. */
export const sourceUrls = {
  list: urls.adminView("sources"),
  add: `${urls.adminView("sources")}?add`,
  source: (id: number) => `${urls.adminView("sources")}?source=${id}`,
  edit: (id: number) => `${urls.adminView("sources")}?source=${id}&edit`,
  run: (id: number, run: number) => `${urls.adminView("sources")}?source=${id}&run=${run}`,
};
