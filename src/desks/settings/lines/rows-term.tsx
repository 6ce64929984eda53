import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../client/use-translation';
import { ActionButton } from '../../../ui/action-button';
import classes from './lines.module.css';
import { NumberTerm } from './number-term';
import { useTerms } from './term-editing';
import type { NumberKind } from './term-numbers';
import { nameOf, valueAt, type Tree } from './term-paths';

export interface Column {
  name: string;
  kind: NumberKind;
  isOpen?: boolean;
}

/** A table of bands: each row is one, the last may be without an end. */
export function RowsTerm({ path, columns, most }: { path: string; columns: readonly Column[]; most: number }) {
  const { t } = useTranslation('operator');
  const { terms, set, errorAt } = useTerms();
  const rows = valueAt(terms, path) as Tree[];
  // fields keep what is typed in them: they begin anew where rows move
  const [round, setRound] = useState(0);
  const change = (next: Tree[]) => {
    set(path, next);
    setRound(round + 1);
  };
  const empty = Object.fromEntries(columns.map(({ name, isOpen }) => [name, isOpen ? null : NaN]));
  const head = (name: string) => t(`lines.field.${nameOf(path)}.${name}`);
  return (
    <div className={classes.bands}>
      <table className={classes.table}>
        <thead>
          <tr>
            {columns.map(({ name }) => (
              <th key={name} scope="col">
                {head(name)}
              </th>
            ))}
            <th scope="col">
              <VisuallyHidden>{t('lines.lessRow')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((_, at) => (
            // a band is known by its place alone
            <tr key={`${String(at)} ${String(round)}`}>
              {columns.map(({ name, kind, isOpen = false }) => (
                <td key={name} data-label={head(name)}>
                  <NumberTerm path={`${path}.${String(at)}.${name}`} {...{ kind, isOpen }} isBare />
                </td>
              ))}
              <td>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={t('lines.lessRowOf', { number: at + 1 })}
                  disabled={rows.length < 2}
                  onClick={() => change(rows.filter((__, other) => other !== at))}
                >
                  <IconTrash size={16} aria-hidden />
                </ActionIcon>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {errorAt(path) && <p role="alert">{errorAt(path)}</p>}
      <ActionButton
        size="xs"
        variant="default"
        disabled={rows.length >= most}
        onClick={() => change([...rows, { ...empty }])}
      >
        {t('lines.moreRow')}
      </ActionButton>
    </div>
  );
}
