import { TextInput } from '@mantine/core';
import { parseTypedCount } from '../contract/typed-number';

interface Props {
  label: string;
  typed: string;
  most: number;
  /** Said where it is no number from one to `most`. */
  wrong: string;
  onType: (typed: string) => void;
}

/** How many, in the digits of any script: what is no such number stays as it was typed, and is said to be wrong. */
export function CountField({ label, typed, most, wrong, onType }: Props) {
  return (
    <TextInput
      label={label}
      value={typed}
      inputMode="numeric"
      autoComplete="off"
      error={parseTypedCount(typed, most) === undefined && wrong}
      onChange={({ currentTarget: { value } }) => onType(value)}
    />
  );
}
