import { Input } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from '../client/use-translation';
import classes from './file-field.module.css';

interface Props {
  label: string;
  hint: string;
  /** `image/png` */
  kinds: readonly string[];
  isMultiple?: boolean;
  isRequired?: boolean;
  /** `sm`: among the smaller fields of a desk. */
  size?: 'sm' | 'md';
  onFiles: (files: FileList | null) => void;
}

/** A file field in the words of the page: the browser's own button speaks the browser's language. */
export function FileField({ label, hint, kinds, isMultiple = false, isRequired = false, size = 'md', onFiles }: Props) {
  const { t } = useTranslation('common');
  const id = useId();
  const [names, setNames] = useState<string[]>([]);
  const [isRefused, setRefused] = useState(false);
  const choose = (input: HTMLInputElement) => {
    const isWrong = [...(input.files ?? [])].some(({ type }) => !kinds.includes(type));
    // a dialog can be told to show every file, and a drop asks nobody
    if (isWrong) input.value = '';
    setRefused(isWrong);
    setNames([...(input.files ?? [])].map(({ name }) => name));
    onFiles(input.files);
  };
  return (
    <Input.Wrapper
      id={id}
      label={label}
      description={isRefused ? undefined : hint}
      error={isRefused && <span role="alert">{hint}</span>}
      required={isRequired}
      size={size}
    >
      <div className={classes.field} data-size={size}>
        <span className={classes.button} aria-hidden>
          {t(isMultiple ? 'files.choose' : 'imageSearch.choose')}
        </span>
        <bdi className={classes.names}>{names.join(', ')}</bdi>
        <input
          id={id}
          type="file"
          className={classes.input}
          multiple={isMultiple}
          required={isRequired}
          accept={kinds.join(',')}
          aria-invalid={isRefused || undefined}
          aria-describedby={`${id}-${isRefused ? 'error' : 'description'}`}
          onChange={({ currentTarget }) => choose(currentTarget)}
        />
      </div>
    </Input.Wrapper>
  );
}
