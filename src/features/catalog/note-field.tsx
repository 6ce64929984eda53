import { Textarea } from '@mantine/core';
import { LIMITS } from '../../contract/limits';

interface Props {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
}

/** Its code comes after the page: few shoppers open the note. */
export const NoteField = ({ label, onChange, ...field }: Props) => (
  <Textarea
    {...field}
    mt="xs"
    rows={2}
    size="sm"
    aria-label={label}
    maxLength={LIMITS.messageLength}
    onChange={({ currentTarget: { value } }) => onChange(value)}
  />
);
