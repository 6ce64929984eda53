import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import type { DeskEvent } from '../../contract/desk-event';
import { intlTag } from '../../contract/locales';
import { formatMoney } from '../../contract/money';
import { formatDateTime } from '../../contract/tenant-time';
import { RecordHistory } from './record-history';

interface Props {
  events: readonly DeskEvent[];
  /** What a record calls its own states and deeds. */
  wordOf: (event: DeskEvent) => string;
}

const BESIDE: readonly DeskEvent['kind'][] = ['MONEY', 'REFUND', 'QUESTION', 'MESSAGE', 'LOOK'];

/** All that came to pass with an order or a shipment, with its money, its messages and who looked at its shopper's account. */
export function DeskHistory({ events, wordOf }: Props) {
  const { t } = useTranslation('operator');
  const { tenant, locale } = useShell();
  const tag = intlTag(locale);
  const isBeside = ({ kind }: DeskEvent) => BESIDE.includes(kind);
  return (
    <RecordHistory
      entries={events.map((event, index) => {
        const { at, kind, code, detail, sum, staffName, by } = event;
        const who = staffName ?? (by && t(`record.by.${by}`));
        const word = isBeside(event) ? t(`record.event.${kind}.${code}`, { defaultValue: code }) : wordOf(event);
        return {
          id: `${at}-${kind}-${code}-${String(index)}`,
          title: [word, sum && formatMoney(sum, tag), detail, who].filter(Boolean).join(' · '),
          at: formatDateTime(at, tenant.timezoneOffset, tag),
          state: index === events.length - 1 ? 'current' : 'done',
        };
      })}
    />
  );
}
