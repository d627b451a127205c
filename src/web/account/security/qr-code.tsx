import { useEffect, useState } from "react";
import classes from "./security.module.css";

/** The white border that scanners need, in modules. */
const QUIET = 4;

/** A text as a QR code, dark on white in both schemes, since many scanners read no other. Drawn by a library that is loaded with it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [code, setCode] = useState<{ path: string; size: number }>();
  useEffect(() => {
    let isGone = false;
    void import("lean-qr").then(({ generate }) => {
      if (isGone) return;
      const { size, get } = generate(text);
      const modules = Array.from(
        { length: size * size },
        (_, at) => [at % size, Math.floor(at / size)] as const,
      );
      const dark = modules.filter(([x, y]) => get(x, y));
      setCode({ size, path: dark.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join("") });
    });
    return () => {
      isGone = true;
    };
  }, [text]);
  const side = (code?.size ?? 0) + 2 * QUIET;
  return (
    <svg
      className={classes.qr}
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      {code && <path d={code.path} />}
    </svg>
  );
}
