import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from '../client/use-translation';
import { stepQuantity } from './quantity';
import classes from './quantity-input.module.css';

interface Props {
  value: number;
  /** Called once for each change: a step, or a typed number when the field is left, and with `isLive` as it is typed. */
  onChange: (quantity: number) => void;
  label: string;
  min?: number;
  max?: number;
  /** Sold in multiples of this. */
  step?: number;
  isDisabled?: boolean;
  /** A number that can be had is taken while it is typed, by whoever waits for the typing to pause. */
  isLive?: boolean;
}

/** A stepper whose number can also be typed. */
export function QuantityInput({ value, onChange, label, min = 1, max = 99_999, step = 1, ...how }: Props) {
  const { isDisabled = false, isLive = false } = how;
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string>();
  /** What was typed and cannot be had: said until the next change. */
  const [refused, setRefused] = useState<number>();
  const rule = { min, max, step };
  const change = (wanted: number) => {
    const quantity = stepQuantity(wanted, rule);
    setTyped(undefined);
    setRefused(wanted < min || wanted > max ? wanted : undefined);
    if (quantity !== value) onChange(quantity);
  };
  const commit = () => {
    if (typed !== undefined) change(/^-?\d+$/.test(typed) ? Number(typed) : value);
  };
  const takeTyped = (text: string) => {
    setTyped(text);
    const wanted = Number(text);
    if (isLive && /^\d+$/.test(text) && wanted !== value && stepQuantity(wanted, rule) === wanted) onChange(wanted);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit();
    if (event.key === 'Escape') setTyped(undefined);
    if (event.key === 'ArrowUp') change(value + step);
    if (event.key === 'ArrowDown') change(value - step);
  };
  const [lowest, highest] = [-Infinity, Infinity].map((bound) => stepQuantity(bound, rule));
  const stepper = (
    <div className={classes.stepper} role="group" aria-label={label}>
      <button
        type="button"
        aria-label={t('quantity.less')}
        disabled={isDisabled || value <= min}
        onClick={() => change(value - step)}
      >
        <IconMinus size={16} aria-hidden />
      </button>
      <input
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        disabled={isDisabled}
        value={typed ?? String(value)}
        onChange={(event) => takeTyped(event.currentTarget.value.replace(/[^\d-]/g, '').slice(0, 7))}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        aria-label={t('quantity.more')}
        disabled={isDisabled || value + step > max}
        onClick={() => change(value + step)}
      >
        <IconPlus size={16} aria-hidden />
      </button>
    </div>
  );
  return (
    <div className={classes.field}>
      {stepper}
      <span role="status" className={classes.bound}>
        {refused !== undefined &&
          (refused < min ? t('quantity.atLeast', { count: lowest }) : t('quantity.atMost', { count: highest }))}
      </span>
    </div>
  );
}
