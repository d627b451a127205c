import type { ComponentPropsWithRef, ElementType, ReactNode } from "react";

interface Look {
  variant?: "filled" | "default" | "subtle";
  className?: string | undefined;
}

type Polymorphic<As extends ElementType, Own> = Own & { component?: As } & Omit<
    ComponentPropsWithRef<As>,
    keyof Own | "component"
  >;

interface ButtonLook extends Look {
  size?: "sm" | "md" | "lg" | "xl";
  fullWidth?: boolean;
  leftSection?: ReactNode;
  rightSection?: ReactNode;
  children?: ReactNode;
}

/**
 * A button, or a link that looks like one, on every page: so it is only an element and its classes. Their look is in
 * app.css, before that of the screens, which may change it.
 */
export function Button<As extends ElementType = "button">({
  component,
  variant = "filled",
  size = "md",
  fullWidth,
  leftSection,
  rightSection,
  className,
  children,
  ...rest
}: Polymorphic<As, ButtonLook>) {
  const Element: ElementType = component ?? "button";
  return (
    <Element
      {...(Element === "button" && { type: "button" })}
      {...rest}
      className={`button ${className ?? ""}`}
      data-variant={variant}
      data-size={size}
      data-wide={fullWidth}
    >
      {leftSection}
      <span className="button-label">{children}</span>
      {rightSection}
    </Element>
  );
}

interface IconLook extends Look {
  /** Across, in pixels. */
  size?: 36 | 44;
  children: ReactNode;
}

/** A button that shows a sign alone; it needs an `aria-label`. */
export function IconButton<As extends ElementType = "button">({
  component,
  variant = "filled",
  size = 44,
  className,
  ...rest
}: Polymorphic<As, IconLook>) {
  const Element: ElementType = component ?? "button";
  return (
    <Element
      {...(Element === "button" && { type: "button" })}
      {...rest}
      className={`icon-button ${className ?? ""}`}
      data-variant={variant}
      data-size={size}
    />
  );
}

/** A button without a look of its own, for the screen's style sheet to give it one. */
export function PlainButton({ className, ...rest }: ComponentPropsWithRef<"button">) {
  return <button type="button" {...rest} className={`plain-button ${className ?? ""}`} />;
}
