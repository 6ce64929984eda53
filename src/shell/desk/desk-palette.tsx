import '@mantine/spotlight/styles.css';
import { createSpotlight, Spotlight, useSpotlight } from '@mantine/spotlight';
import { useDebouncedValue } from '@mantine/hooks';
import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { useRequest } from '../../client/use-request';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { FOUND_PATHS } from '../../contract/found-paths';
import type { StaffSelf } from '../../contract/operator';
import { deedsFor } from './deeds';
import { goalsFor } from './goals';

/** Nobody is found by less. */
const FEWEST_LETTERS = 3;
/** Letters and figures, two of these at least: what somebody types who has a number in mind. */
const LIKE_NUMBER = /^(?=(?:.*\d){2})[a-z\d -]+$/i;
const TYPING_MS = 150;
const MOST_GOALS = 8;

interface Props {
  self: StaffSelf;
  /** Goes up each time that it is asked for. */
  opened: number;
  /** What else can be done by name. */
  acts: { id: string; label: string; act: () => void }[];
}

interface Named {
  label: string;
}

/** Each of the words that are typed, wherever it stands. */
const hasWords = (text: string, typed: string): boolean =>
  typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.toLowerCase().includes(word));

/** Records by any number, desks and what is begun at them by name, from everywhere. */
export function DeskPalette({ self, opened, acts }: Props) {
  const { t } = useTranslation('operator');
  const router = useRouter();
  const { tenant } = useShell();
  const [[store, spotlight]] = useState(createSpotlight);
  useEffect(() => spotlight.open(), [opened, spotlight]);
  const [words, setWords] = useState('');
  const [asked] = useDebouncedValue(words.trim(), TYPING_MS);
  const keyword = asked.length >= FEWEST_LETTERS ? asked : undefined;
  const { data: found = [], isLoading } = useRequest(
    'GET /operator/find',
    keyword ? { query: { keyword } } : undefined,
    {
      keepPreviousData: true,
    },
  );
  const records = keyword === undefined ? [] : found;
  const { listId } = useSpotlight(store);
  const first = records[0] && `${records[0].kind} ${records[0].id}`;
  // the list chooses its first line when something is typed, and records come later than that; closed, there is no list
  useEffect(() => {
    if (!first || !listId) return;
    const lines = document.querySelectorAll(`#${CSS.escape(listId)} [data-action]`);
    lines.forEach((line, at) => line.toggleAttribute('data-selected', at === 0));
    store.updateState((state) => ({ ...state, selected: 0 }));
  }, [first, listId, store]);
  const fits = ({ label }: Named) => hasWords(label, words);
  const goals = goalsFor(self)
    .map(({ text, ...goal }) => ({ ...goal, label: t(text), others: t(`palette.words.${text}`) }))
    .filter(({ label, others }) => hasWords(`${label} ${others}`, words))
    // by its own name before what only stands on its page
    .toSorted((a, b) => Number(fits(b)) - Number(fits(a)))
    .slice(0, MOST_GOALS);
  const begun = deedsFor(self, { now: new Date(), timezoneOffset: tenant.timezoneOffset })
    .map(({ name, href }) => ({
      id: `deed.${name}`,
      label: t(`palette.deed.${name}`),
      act: () => void router.push(href),
    }))
    .filter(fits)
    .slice(0, MOST_GOALS);
  const others = [...begun, ...acts.filter(fits)];
  const isNothing = records.length + goals.length + others.length === 0;
  const nothing = LIKE_NUMBER.test(words.trim()) ? 'palette.nothingSo' : 'palette.nothing';
  return (
    <Spotlight.Root store={store} shortcut={null} query={words} onQueryChange={setWords} scrollable maxHeight={420}>
      <Spotlight.Search placeholder={t('palette.placeholder')} aria-label={t('palette.label')} maxLength={100} />
      <Spotlight.ActionsList>
        {records.length > 0 && (
          <Spotlight.ActionsGroup label={t('palette.records')}>
            {records.map(({ kind, id, name, by }) => (
              <Spotlight.Action
                key={`${kind} ${id}`}
                label={name}
                description={[t(`palette.kind.${kind}`), by].filter(Boolean).join(' · ')}
                onClick={() => void router.push(FOUND_PATHS[kind](id))}
              />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {goals.length > 0 && (
          <Spotlight.ActionsGroup label={t('palette.goals')}>
            {goals.map(({ href, label, keys }) => (
              <Spotlight.Action
                key={href}
                label={label}
                rightSection={keys && <kbd dir="ltr">{keys}</kbd>}
                onClick={() => void router.push(href)}
              />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {others.length > 0 && (
          <Spotlight.ActionsGroup label={t('palette.deeds')}>
            {others.map(({ id, label, act }) => (
              <Spotlight.Action key={id} label={label} onClick={act} />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {isNothing && <Spotlight.Empty>{t(isLoading ? 'palette.searching' : nothing)}</Spotlight.Empty>}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}
