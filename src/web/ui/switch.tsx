import classes from "./switch.module.css";

interface SwitchProps {
  label: string;
  isOn: boolean;
  isDisabled?: boolean;
  onSwitch(): void;
}

/** Acts at once; a `Checkbox` waits for the button of its form. */
export function Switch({ label, isOn, isDisabled, onSwitch }: SwitchProps) {
  return (
    <input
      type="checkbox"
      role="switch"
      className={classes.switch}
      aria-label={label}
      checked={isOn}
      aria-checked={isOn}
      disabled={isDisabled}
      onChange={onSwitch}
    />
  );
}
