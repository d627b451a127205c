import { createContext } from "react-router";
import type { PageContext } from "#contract/pages.ts";

/** The key under which loaders find what the server gave this request. */
export const pageContext = createContext<PageContext>();
