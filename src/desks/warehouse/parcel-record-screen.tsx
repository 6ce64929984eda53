import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import type { DeskParcel, ParcelStep } from '../../contract/parcel-desk';
import { formatDateTime } from '../../contract/tenant-time';
import { StatusChip, type Tone } from '../../ui/status-chip';
import { Age } from '../bench/age';
import { RecordHead } from '../bench/record-head';
import { RecordHistory } from '../bench/record-history';
import { ThreadPart } from '../bench/thread-part';
import { useRecord } from '../bench/use-record';
import { ParcelClaims } from './parcel-claims';
import { ParcelDisposal } from './parcel-disposal';
import { ParcelFacts } from './parcel-facts';
import { ParcelItems } from './parcel-items';
import { ParcelNext } from './parcel-next';
import { ParcelPhotos } from './parcel-photos';
import classes from './parcels.module.css';

interface Props {
  first: DeskParcel;
  /** When the page was drawn. */
  now: string;
  level: 1 | 2;
  onChanged?: (parcel: DeskParcel) => void;
}

const TONES: Partial<Record<ParcelStep, Tone>> = {
  MATCH: 'trouble',
  SEND_BACK: 'trouble',
  KEEP: 'done',
  NONE: 'done',
  PACK: 'moving',
  RECEIVE: 'moving',
};

const readParcel = async (data: unknown) => {
  const { DeskParcel: rules } = await import('../../contract/parcel-desk.schemas');
  return rules.safeParse(data).data;
};

/** One parcel: whose it is, what is in it, where it lies, all that has happened to it, and the one thing to do next. */
export function ParcelRecordScreen({ first, now, level, onChanged }: Props) {
  const { t } = useTranslation('operator');
  const { tenant, locale } = useShell();
  const { record: parcel, isStale, take, refuse, round } = useRecord(first, readParcel);
  const keep = (changed: DeskParcel | undefined) => {
    if (!changed) return;
    take(changed);
    onChanged?.(changed);
  };
  const { status, owner, timeline, numbers, next } = parcel;
  const isWaiting = !['KEEP', 'NONE', 'PACK'].includes(next);
  const timeOf = (at: string) => formatDateTime(at, tenant.timezoneOffset, intlTag(locale));
  // what nobody can shelve is not to be shelved
  const stateWord =
    next === 'WAIT'
      ? t('parcels.view.atShopper')
      : next === 'SEND_BACK'
        ? t('parcels.view.returns')
        : status === 'EXPIRED' && !owner
          ? t('parcels.slip')
          : t(`scan.status.${status}`);
  const wordOf = (kind: string, code: string, detail: string) =>
    kind === 'STATE'
      ? t(`parcels.event.${code}`, { defaultValue: code })
      : kind === 'SERVICE'
        ? t('parcels.asked', { what: detail })
        : kind === 'FAULT' || kind === 'DECISION'
          ? [t(`parcels.${kind === 'FAULT' ? 'verdict' : 'decision'}.${code}`), detail].join(' · ')
          : [t(`parcels.deed.${deedOf(code)}`, { defaultValue: code }), detail].filter(Boolean).join(' · ');
  return (
    <>
      <RecordHead
        level={level}
        number={<bdi dir="ltr">{numbers[0]?.number ?? parcel.parcelNo}</bdi>}
        state={{ tone: TONES[next] ?? 'waiting', word: stateWord }}
        chips={parcel.remark && <StatusChip tone="waiting">{t('parcels.remark')}</StatusChip>}
        facts={
          <>
            <span>
              {t('scan.fact.owner')}: <bdi>{owner?.name ?? t('scan.nobody')}</bdi>
              {owner?.code && (
                <>
                  {' · '}
                  <bdi dir="ltr">{owner.code}</bdi>
                </>
              )}
            </span>
            <span>{parcel.warehouseName}</span>
            {isWaiting && <Age since={parcel.movedAt} now={now} />}
            {next === 'WAIT' && parcel.decideBefore && (
              <span>{t('parcels.decideBefore', { time: timeOf(parcel.decideBefore) })}</span>
            )}
          </>
        }
        isStale={isStale}
      />
      {parcel.doubts.map((doubt) => (
        <p key={doubt} role="status" className={classes.doubt}>
          {t(`parcels.doubt.${doubt}`)}
        </p>
      ))}
      <ParcelNext key={`${String(round)} ${next}`} parcel={parcel} onDone={keep} onRefused={refuse} />
      <ParcelDisposal key={`disposal ${String(round)}`} parcel={parcel} onDone={keep} onRefused={refuse} />
      <div className={classes.record}>
        <div>
          {(parcel.items.length > 0 || parcel.claims.length === 0) && (
            <ParcelItems items={parcel.items} status={status} />
          )}
          <ParcelClaims claims={parcel.claims} />
          <ParcelPhotos parcel={parcel} onDone={keep} />
        </div>
        <ParcelFacts parcel={parcel} />
      </div>
      {owner && <ThreadPart about={{ kind: 'PARCEL', id: parcel.id }} />}
      <RecordHistory
        entries={timeline.map(({ at, kind, code, detail, staffName }, index) => ({
          id: `${at}-${kind}-${code}-${String(index)}`,
          title: [wordOf(kind, code, detail), staffName].filter(Boolean).join(' · '),
          at: timeOf(at),
          state: index === timeline.length - 1 ? 'current' : 'done',
        }))}
      />
    </>
  );
}

/** A right, as its text is called. */
const deedOf = (code: string) => code.slice(code.indexOf('.') + 1);
