import "react";

declare module "react" {
  /** Style sheets read variables that elements set. */
  interface CSSProperties {
    [variable: `--${string}`]: string | undefined;
  }
}
