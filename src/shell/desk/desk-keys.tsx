import { useTranslation } from '../../client/use-translation';
import { Dialog } from '../../ui/dialog';
import classes from './desk-frame.module.css';
import type { Goal } from './goals';

/** Those that every list and record has, in their order. */
const GENERAL = ['palette', 'search', 'next', 'previous', 'beside', 'close', 'take', 'answer', 'note', 'keys'] as const;
const KEYS: Record<(typeof GENERAL)[number], string> = {
  palette: 'Ctrl K',
  search: '/',
  next: 'J',
  previous: 'K',
  beside: 'O',
  close: 'Esc',
  take: 'A',
  answer: 'E',
  note: 'N',
  keys: '?',
};

/** The keys that work here. */
export function DeskKeys({ goals, onClose, isOpen }: { goals: Goal[]; isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('operator');
  const { t: common } = useTranslation();
  const lines = [
    ...GENERAL.map((name) => ({ keys: KEYS[name], label: t(`keys.${name}`) })),
    ...goals.flatMap(({ keys, text }) => (keys ? [{ keys, label: t('keys.goTo', { desk: t(text) }) }] : [])),
  ];
  return (
    <Dialog
      opened={isOpen}
      onClose={onClose}
      title={t('keys.title')}
      closeButtonProps={{ 'aria-label': common('actions.close') }}
    >
      <dl className={classes.keys}>
        {lines.map(({ keys, label }) => (
          <div key={keys}>
            <dt>
              <kbd dir="ltr">{keys}</kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.note}>{t('keys.whereNot')}</p>
    </Dialog>
  );
}
