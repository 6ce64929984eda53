import { PinInput } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import classes from './pin-field.module.css';

interface Props {
  label: string;
  hint?: string | undefined;
  value: string;
  onChange: (digits: string) => void;
  error?: string | undefined;
}

const LENGTH = 6;

/**
 * Six digits that nobody else should read: one cell each, a pasted code fills them all. A full code that is taken out
 * at once was refused, and is typed again from the first cell.
 */
export function PinField({ label, hint, value, onChange, error }: Props) {
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const before = useRef(value);
  useEffect(() => {
    if (before.current.length === LENGTH && value === '') group.current?.querySelector('input')?.focus();
    before.current = value;
  }, [value]);
  return (
    <div ref={group} role="group" aria-labelledby={id}>
      <p id={id} className={classes.label}>
        {label}
      </p>
      {hint && <p className={classes.hint}>{hint}</p>}
      <PinInput
        // one that stays: with another the cells would be drawn anew, and lose the focus they were given
        id={`${id}-cells`}
        length={LENGTH}
        type="number"
        mask
        size="md"
        gap={8}
        value={value}
        onChange={onChange}
        error={Boolean(error)}
        aria-label={label}
        // digits run left to right in every language
        dir="ltr"
        className={classes.cells}
        getInputProps={(index) => ({ 'aria-label': `${label} ${index + 1}`, autoComplete: 'off' })}
      />
      {error && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
