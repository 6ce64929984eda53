import Link from 'next/link';
import { useMay, useStaff } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import { deskPaths } from '../../contract/desk-paths';
import { LOCALE_FACTS } from '../../contract/locales';
import type { Permission } from '../../contract/staff-roles';
import type { DeskThread } from '../../contract/thread-desk';
import type { Tone } from '../../ui/status-chip';
import { readThread } from '../bench/read-thread';
import { RecordHead } from '../bench/record-head';
import { ThreadTalk } from '../bench/thread-talk';
import { useRecord } from '../bench/use-record';
import { ThreadActions } from './thread-actions';
import { ThreadDue } from './thread-due';

interface Props {
  first: DeskThread;
  level: 1 | 2;
  now: string;
  onChanged?: (thread: DeskThread) => void;
}

const TONES: Record<DeskThread['status'], Tone> = {
  OPEN: 'waiting',
  WAITING_SHOPPER: 'moving',
  SNOOZED: 'neutral',
  DONE: 'done',
};

/** One conversation: whose it is, by when it is answered, what was said, and the answer. */
export function ThreadRecordScreen({ first, level, now, onChanged }: Props) {
  const { t } = useTranslation('operator');
  const { record: thread, isStale, take, refuse } = useRecord(first, readThread);
  const mayRead = useMay('customer.read');
  const may = useMay('customer.message');
  const { permissions } = useStaff();
  const keep = (changed: DeskThread) => {
    take(changed);
    onChanged?.(changed);
  };
  const { shopper, subjectKind, subjectId, reference, status, language } = thread;
  const href = hrefOf(thread, permissions);
  return (
    <>
      <RecordHead
        level={level}
        number={
          <>
            {t(`threads.about.${subjectKind}`)} <bdi dir="ltr">{reference}</bdi>
          </>
        }
        state={{ tone: TONES[status], word: t(`threads.status.${status}`) }}
        facts={
          <>
            {mayRead ? (
              <Link href={deskPaths.customer(shopper.id)} prefetch={false}>
                <bdi>{shopper.name}</bdi>
              </Link>
            ) : (
              <bdi>{shopper.name}</bdi>
            )}
            <span>{LOCALE_FACTS[language].name}</span>
            {status !== 'WAITING_SHOPPER' && status !== 'DONE' && <ThreadDue thread={thread} now={now} isAlone />}
            {href && (
              <Link href={href} prefetch={false}>
                {t('threads.toThing')}
              </Link>
            )}
          </>
        }
        isStale={isStale}
      />
      {may && <ThreadActions thread={thread} onChanged={keep} onRefused={refuse} />}
      <ThreadTalk about={{ kind: subjectKind, id: subjectId }} thread={thread} onSaid={keep} onRefused={refuse} />
    </>
  );
}

/** What opens a record, and where it stands. */
const RECORDS: Partial<Record<DeskThread['subjectKind'], [Permission, (id: string) => string]>> = {
  ORDER: ['purchase.read', deskPaths.purchase],
  PARCEL: ['warehouse.receive', deskPaths.parcel],
  TRANSIT: ['packing.pick', deskPaths.packingOf],
};

/** The record of what it is about; undefined where no desk has one, or not for who is here. */
function hrefOf({ subjectKind, subjectId }: DeskThread, permissions: readonly Permission[]): string | undefined {
  const [needs, pathOf] = RECORDS[subjectKind] ?? [];
  return needs && permissions.includes(needs) ? pathOf?.(subjectId) : undefined;
}
