import classes from './heart-button.module.css';

interface Props {
  isOn: boolean;
  /** What is kept while it is pressed. */
  label: string;
  onToggle: () => void;
  isBusy?: boolean;
}

/** The heart itself is drawn by the stylesheet: lists hold many. */
export function HeartButton({ isOn, label, onToggle, isBusy }: Props) {
  return (
    <button
      type="button"
      className={classes.heart}
      aria-pressed={isOn}
      aria-label={label}
      aria-disabled={isBusy}
      onClick={() => !isBusy && onToggle()}
    />
  );
}
