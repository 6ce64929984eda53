import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../../client/use-translation';
import { useTerms } from './term-editing';
import { nameOf, valueAt } from './term-paths';

interface Props {
  path: string;
  /** Spaces are part of a name: one stands on each line. */
  hasSpaces?: boolean;
  isLower?: boolean;
}

/** Names one by one: countries, beginnings of postcodes, keys. */
export function ListTerm({ path, hasSpaces = false, isLower = false }: Props) {
  const { t } = useTranslation('operator');
  const { terms, set, errorAt } = useTerms();
  const [typed, setTyped] = useState(() => ((valueAt(terms, path) ?? []) as string[]).join(hasSpaces ? '\n' : ', '));
  const change = (text: string) => {
    setTyped(text);
    const names = text.split(hasSpaces ? /[\n,;]+/ : /[\s,;]+/).map((name) => name.trim());
    set(path, [...new Set(names.filter(Boolean).map((name) => (isLower ? name.toLowerCase() : name)))]);
  };
  return (
    <Textarea
      size="sm"
      label={t(`lines.field.${nameOf(path)}`)}
      description={t(hasSpaces ? 'lines.onePerLine' : 'lines.apart')}
      autosize
      minRows={1}
      maxRows={8}
      maxLength={40_000}
      value={typed}
      onChange={(event) => change(event.currentTarget.value)}
      error={errorAt(path)}
    />
  );
}
