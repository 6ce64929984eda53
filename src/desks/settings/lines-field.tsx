import { Textarea } from '@mantine/core';
import { useState } from 'react';

interface Props {
  label: string;
  description: string;
  value: string[];
  onChange: (value: string[]) => void;
  error?: string | undefined;
}

/** A list of short words, each on a line of its own or behind a comma. */
export function LinesField({ label, description, value, onChange, error }: Props) {
  const [typed, setTyped] = useState(() => value.join('\n'));
  return (
    <Textarea
      label={label}
      description={description}
      value={typed}
      dir="ltr"
      rows={Math.min(8, Math.max(2, typed.split('\n').length))}
      error={error}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        onChange(text.split(/[\s,;]+/).filter(Boolean));
      }}
    />
  );
}
