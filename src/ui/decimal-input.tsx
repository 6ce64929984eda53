import { NumberInput, type NumberInputProps } from '@mantine/core';
import type { FormEvent } from 'react';

/**
 * A number with a fraction, after a point or a comma. The library reads a comma that is typed, and drops one that
 * comes with others at once, from a keyboard's suggestion or filled in: 1,5 would be 15.
 */
export const DecimalInput = (props: NumberInputProps) => <NumberInput {...props} onInput={readComma} />;

/** Runs before the library looks at what was put in. */
function readComma({ currentTarget: input }: FormEvent<HTMLInputElement>) {
  if (!/^-?\d*,\d*$/.test(input.value)) return;
  const caret = input.selectionStart;
  input.value = input.value.replace(',', '.');
  input.setSelectionRange(caret, caret);
}
