import { TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '../../../client/use-translation';
import type { LocalizedText } from '../../../contract/fields';
import { ActionButton } from '../../../ui/action-button';
import { WordsField } from '../words-field';
import classes from '../settings.module.css';
import own from './lines.module.css';
import { useTerms } from './term-editing';
import { nameOf, valueAt, type Tree } from './term-paths';

interface Props {
  path: 'surcharges' | 'services' | 'refusals' | 'surchargeGroups';
  /** What a new one begins with, beside its code. */
  start: Tree;
  most: number;
  /** Its words, where shoppers read some. */
  words?: string;
  children: (path: string) => ReactNode;
}

/** Things of a line that have a code: what is asked on top, done beside, or not taken. */
export function ThingsTerm({ path, start, most, words, children }: Props) {
  const { t } = useTranslation('operator');
  const { terms, set } = useTerms();
  const things = valueAt(terms, path) as ({ code: string } & Tree)[];
  const [round, setRound] = useState(0);
  const change = (next: Tree[]) => {
    set(path, next);
    setRound(round + 1);
  };
  return (
    <div className={classes.fields}>
      <h3>{t(`lines.things.${path}`)}</h3>
      {things.map((thing, at) => {
        const place = `${path}.${String(at)}`;
        return (
          <div key={`${String(at)} ${String(round)}`} className={own.item} role="group" aria-label={thing.code}>
            <div className={classes.pair}>
              <CodeTerm path={`${place}.code`} />
              {words && <WordsTerm path={`${place}.${words}`} />}
            </div>
            {children(place)}
            <div className={classes.actions}>
              <ActionButton
                size="xs"
                variant="default"
                onClick={() => change(things.filter((_, other) => other !== at))}
              >
                {t('lines.lessThing')}
              </ActionButton>
            </div>
          </div>
        );
      })}
      <div className={classes.actions}>
        <ActionButton
          size="xs"
          variant="default"
          disabled={things.length >= most}
          onClick={() => change([...things, { code: '', ...(words && { [words]: {} }), ...start }])}
        >
          {t(`lines.another.${path}`)}
        </ActionButton>
      </div>
    </div>
  );
}

/** What staff and files call it by. */
export function CodeTerm({ path, isOpen = false }: { path: string; isOpen?: boolean }) {
  const { t } = useTranslation('operator');
  const { terms, set, errorAt } = useTerms();
  return (
    <TextInput
      size="sm"
      label={t(`lines.field.${nameOf(path)}`)}
      maxLength={64}
      autoComplete="off"
      value={(valueAt(terms, path) as string | null) ?? ''}
      onChange={({ currentTarget: { value } }) => set(path, isOpen && value === '' ? null : value)}
      error={errorAt(path)}
    />
  );
}

export function WordsTerm({ path }: { path: string }) {
  const { t } = useTranslation('operator');
  const { terms, set, errorAt } = useTerms();
  return (
    <WordsField
      label={t(`lines.field.${nameOf(path)}`)}
      value={valueAt(terms, path) as LocalizedText}
      onChange={(value) => set(path, value)}
      maxLength={1000}
      error={(language) => errorAt(`${path}.${language}`) ?? errorAt(path)}
    />
  );
}
