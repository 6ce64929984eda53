import { IconSearch } from '@tabler/icons-react';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../client/use-translation';
import type { StaffSelf } from '../../contract/operator';
import { areKeysTaken, useKeys } from '../../client/use-keys';
import classes from './desk-frame.module.css';
import { goalsFor } from './goals';
import { LayerLoading } from '../../ui/part-loading';

const DeskPalette = dynamic(() => import('./desk-palette').then((m) => m.DeskPalette), {
  ssr: false,
  loading: LayerLoading,
});
const DeskKeys = dynamic(() => import('./desk-keys').then((m) => m.DeskKeys), { ssr: false, loading: LayerLoading });

/** What is found by name or number, and the keys that lead from desk to desk. Loaded when it is first asked for. */
export function DeskFinder({ self }: { self: StaffSelf }) {
  const { t } = useTranslation('operator');
  const router = useRouter();
  const [opened, setOpened] = useState(0);
  const [keys, setKeys] = useState<'never' | 'open' | 'closed'>('never');
  const open = () => setOpened((times) => times + 1);
  const goals = goalsFor(self);
  useKeys({
    '?': () => setKeys('open'),
    ...Object.fromEntries(
      goals.flatMap(({ keys: pair, href }) => (pair ? [[pair, () => void router.push(href)]] : [])),
    ),
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isAsked = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k';
      if (!isAsked || areKeysTaken()) return;
      event.preventDefault();
      setOpened((times) => times + 1);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  const acts = [{ id: 'keys', label: t('keys.title'), act: () => setKeys('open') }];
  return (
    <>
      <button
        type="button"
        className={classes.tool}
        aria-label={t('palette.label')}
        title={t('palette.withKeys')}
        onClick={open}
      >
        <IconSearch size={16} aria-hidden />
      </button>
      {opened > 0 && <DeskPalette {...{ self, opened, acts }} />}
      {keys !== 'never' && <DeskKeys goals={goals} isOpen={keys === 'open'} onClose={() => setKeys('closed')} />}
    </>
  );
}
