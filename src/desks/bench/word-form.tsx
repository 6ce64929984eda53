import { TextInput, Textarea } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import type { ApiError } from '../../client/caller';
import { useUnsavedForm } from '../../client/unsaved.store';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import classes from './record.module.css';

interface Props {
  label: string;
  /** What follows, or who reads it. */
  description?: string;
  button: string;
  isPrimary?: boolean;
  /** A line in place of a text: the number of something. */
  isLine?: boolean;
  mayBeEmpty?: boolean;
  /** Of its letters. */
  most?: number;
  isRunning: boolean;
  error: ApiError | undefined;
  onSend: (word: string) => Promise<void>;
}

/** A word and the deed that it goes with. */
export function WordForm(props: Props) {
  const { label, description, button, isPrimary = false, isLine = false, mayBeEmpty = false, most = 500 } = props;
  const [word, setWord] = useState('');
  const isMissing = !mayBeEmpty && !word.trim();
  // a line is typed as soon again
  useUnsavedForm(!isLine && word.trim() !== '');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isMissing) await props.onSend(word.trim());
  };
  const field = { size: 'sm', label, description, value: word } as const;
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)}>
      <RefusalAlert error={props.error} />
      {isLine ? (
        <TextInput
          {...field}
          onChange={(event) => setWord(event.currentTarget.value)}
          maxLength={80}
          autoComplete="off"
        />
      ) : (
        <Textarea {...field} onChange={(event) => setWord(event.currentTarget.value)} maxLength={most} rows={2} />
      )}
      <div>
        <ActionButton
          type="submit"
          size="sm"
          variant={isPrimary ? 'filled' : 'default'}
          loading={props.isRunning}
          disabled={isMissing}
        >
          {button}
        </ActionButton>
      </div>
    </form>
  );
}
