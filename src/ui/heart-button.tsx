import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import classes from './heart-button.module.css';

interface Props {
  isOn: boolean;
  /** Says what a press does. */
  label: string;
  onToggle: () => void;
  isBusy?: boolean;
}

export function HeartButton({ isOn, label, onToggle, isBusy = false }: Props) {
  const Heart = isOn ? IconHeartFilled : IconHeart;
  return (
    <button
      type="button"
      className={classes.heart}
      aria-pressed={isOn}
      aria-label={label}
      aria-disabled={isBusy}
      onClick={() => !isBusy && onToggle()}
    >
      <Heart size={18} aria-hidden />
    </button>
  );
}
