import { Outlet } from "react-router";

/** Screens with a frame of their own: only their errors are in the shell's. */
export default Outlet;

export { ErrorBoundary } from "./page-shell.tsx";
