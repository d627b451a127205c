import { useEffect, useRef, useState } from "react";

const REST_MS = 1_000;

/**
 * The words for a live region: a text that has stayed the same for a while, and is another than the one before. Nothing is
 * said while the text is not known, nor twice.
 */
export function useSettledText(text: string | undefined): string {
  const [settled, setSettled] = useState("");
  const last = useRef(text);
  useEffect(() => {
    if (text === undefined || text === last.current) return;
    const timer = setTimeout(() => {
      last.current = text;
      setSettled(text);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
