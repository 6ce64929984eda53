import { Button } from '@mantine/core';
import { useState } from 'react';
import { useLocale, useTenant } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { formatMoney } from '../../contract/money';
import { formatDate } from '../../contract/tenant-time';
import type { TransitEstimate } from '../../contract/transit';
import { useNames } from '../../ui/refused-line';
import classes from './new-transit.module.css';
import type { TransitComposer } from './use-transit-draft';

type Saving = TransitEstimate['composer'][number];

/** What would be cheaper, each with what it saves; one press does it. */
export function SavingList({ composer }: { composer: TransitComposer }) {
  const { t } = useTranslation('transit');
  const namesOf = useNames();
  const tag = intlTag(useLocale());
  const { timezoneOffset } = useTenant();
  const { draft, estimate, change, choose } = composer;
  const [opened] = useState(() => new Date().toISOString());
  const today = formatDate(opened, timezoneOffset, tag);
  if (!estimate || estimate.composer.length === 0) return null;
  const take = ({ transitOptionName, boxes, code }: Saving) => {
    const line = estimate.quotes.find((each) => each.transitOptionName === transitOptionName);
    if (line) choose(line);
    if (boxes) change({ boxes });
    if (code) change({ packingWishes: [...draft.packingWishes, code] });
  };
  return (
    <ul className={classes.savings} aria-label={t('saving.name')}>
      {estimate.composer.map((saving) => {
        const { kind, title, code, moreContents, grams, boxes, extraDays, until, saves, transitOptionName } = saving;
        const kilograms = t('parcel.kilograms', { kilograms: (grams ?? 0) / 1000 });
        const contents = namesOf({ names: saving.contents, more: moreContents });
        const day = until ? formatDate(until, timezoneOffset, tag) : '';
        const sentence = kind === 'WAIT' && day === today ? 'WAIT_TODAY' : kind;
        const way = t(`saving.${sentence}`, { line: title ?? '', count: boxes ?? 1, contents, kilograms, day });
        const amount = formatMoney(saves, tag);
        const less = t('saving.less', { amount });
        const isLonger = extraDays !== null && extraDays > 0;
        return (
          <li key={`${kind}:${transitOptionName ?? code}`}>
            <span>
              {kind === 'WAIT'
                ? `${way} ${t('saving.saves', { amount })}`
                : isLonger
                  ? t('saving.isLonger', { way, less, longer: t('saving.days', { count: extraDays }) })
                  : t('saving.is', { way, less })}
            </span>
            {kind !== 'WAIT' && (
              <Button size="xs" variant="default" onClick={() => take(saving)}>
                {t('saving.take')}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
