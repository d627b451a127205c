import type { ReactNode } from "react";
import type { ProblemOf } from "../field.tsx";
import classes from "../fields.module.css";
import type { Choice } from "./choice.ts";
import { CategoryField, CityField, CountryField } from "./choice-fields.tsx";
import { VenueField } from "./venue-field.tsx";

interface VenueChoiceProps {
  choice: Choice;
  onChoice(choice: Choice): void;
  problemOf: ProblemOf;
  /** What is chosen after the venue. */
  children?: ReactNode;
}

export function VenueChoice({ children, ...field }: VenueChoiceProps) {
  return (
    <div className={classes.grid}>
      <CountryField {...field} />
      <CityField {...field} />
      <CategoryField {...field} />
      <VenueField {...field} />
      {children}
    </div>
  );
}
