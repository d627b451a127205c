import classes from "./illustration.module.css";

interface IllustrationProps {
  src: string;
  width: number;
  height: number;
  className?: string | undefined;
}

/**
 * A drawing that moves by itself and says nothing that the page does not. As an image it costs no script; each file knows its
 * fragment `#still`, under which it rests.
 */
export function Illustration({ src, width, height, className }: IllustrationProps) {
  return (
    <picture className={classes.frame}>
      <source media="(prefers-reduced-motion: reduce)" srcSet={`${src}#still`} />
      <img src={src} alt="" width={width} height={height} className={className} />
    </picture>
  );
}
