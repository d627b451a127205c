import { pictureUrl } from "#contract/pictures.ts";
import { useOwnLook } from "#web/session/own-look.ts";
import classes from "./brand.module.css";

/** The product's name beside its sign: a pin with a W whose last stroke ends in a stop. Sized by its font size. */
export function Brand({ name }: { name: string }) {
  return (
    <span className={classes.brand}>
      <BrandMark />
      {name}
    </span>
  );
}

const LOGO_PX = 160;

/** The sign alone: the product's, or the instance's own logo. */
export function BrandMark() {
  const { logo: image } = useOwnLook();
  if (image) {
    const picture = { owner: { site: "logo" as const }, image };
    return <img src={pictureUrl(picture, LOGO_PX, "webp")} alt="" className={classes.logo} />;
  }
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={classes.mark}>
      <path d="M24 46.5c-1.5 0-2.6-.8-3.5-2C15.5 38 5 30.5 5 19.6a19 18.6 0 0 1 38 0C43 30.5 32.5 38 27.5 44.5c-.9 1.2-2 2-3.5 2z" />
      <path d="M13.8 13.8l5 12.2L24 15.4 29.2 26l4-9.6" className={classes.route} />
      <circle cx="34.6" cy="12.9" r="3" className={classes.stop} />
    </svg>
  );
}
