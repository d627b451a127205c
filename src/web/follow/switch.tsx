import classes from "./switch.module.css";

interface SwitchProps {
  label: string;
  isOn: boolean;
  isDisabled?: boolean;
  onToggle(): void;
}

/** On or off, at once. */
export function FollowSwitch({ label, isOn, isDisabled = false, onToggle }: SwitchProps) {
  return (
    <input
      type="checkbox"
      role="switch"
      aria-checked={isOn}
      className={classes.switch}
      aria-label={label}
      checked={isOn}
      disabled={isDisabled}
      onChange={onToggle}
    />
  );
}
