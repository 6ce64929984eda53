import { useLocale } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { formatMoney } from '../../contract/money';
import type { ParcelStorage as Storage } from '../../contract/parcel';
import { InARow } from '../../ui/in-a-row';
import classes from './parcel-storage.module.css';
import { SOON_DAYS } from './stock-selection.rules';
import { nameOfDay } from './storage-day-name';

/** How long it may lie for nothing, and what it costs after: a quiet bar that warns in its last week. */
export function ParcelStorage({ storage, isOnBench }: { storage: Storage; isOnBench: boolean }) {
  const { t } = useTranslation('transit');
  const tag = intlTag(useLocale());
  const { days, daysLeft, isPaused, freeUntil, dayFee, fee, paid, paidUntil, keptUntil } = storage;
  const isOver = daysLeft < 0;
  const tone = isPaused ? 'still' : isOver ? 'over' : daysLeft <= SOON_DAYS ? 'soon' : 'calm';
  const used = isOver ? 1 : days / Math.max(1, days + daysLeft);
  const nameOf = (day: string) => nameOfDay(day, tag);
  const inARow = (...parts: string[]) => <InARow parts={parts} />;
  const perDay = formatMoney(dayFee.local, tag);
  return (
    <div className={classes.storage} data-tone={tone}>
      <div className={classes.bar} aria-hidden>
        <span style={{ inlineSize: `${Math.round(used * 100)}%` }} />
      </div>
      <p className={classes.text}>
        {isPaused
          ? t(isOnBench ? 'storage.working' : 'storage.paused')
          : isOver
            ? t('storage.over', { fee: formatMoney(fee.local, tag), perDay })
            : paidUntil
              ? inARow(
                  t('storage.stored', { day: nameOf(paidUntil) }),
                  t('storage.left', { count: daysLeft }),
                  t('storage.paid', { paid: formatMoney(paid.local, tag) }),
                )
              : inARow(t('storage.free', { day: nameOf(freeUntil) }), t('storage.left', { count: daysLeft }))}
      </p>
      {keptUntil && <p className={classes.text}>{t('storage.keptUntil', { day: nameOf(keptUntil) })}</p>}
      {!isPaused && !isOver && <p className={classes.after}>{t('storage.after', { perDay })}</p>}
    </div>
  );
}
