import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * After a navigation, keyboard and screen reader go on from the new page's heading, and its title is announced. The first
 * page keeps the browser's own start.
 */
export function PageArrival() {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  const [title, setTitle] = useState("");

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    setTitle(document.title);
    const start = document.querySelector<HTMLElement>("main h1") ?? document.querySelector("main");
    if (!start) return;
    start.tabIndex = -1;
    start.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <div className="visually-hidden" role="status">
      {title}
    </div>
  );
}
