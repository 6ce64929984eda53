import { Checkbox, Radio } from '@mantine/core';
import { useRequest } from '../../client/use-request';
import { useLocale } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { formatMoney } from '../../contract/money';
import type { Station } from '../../contract/pickup';
import classes from './new-transit.module.css';
import type { NewTransitData } from './load-new-transit';
import { PickupPerson } from './pickup-person';
import type { TransitComposer } from './use-transit-draft';

interface Props {
  composer: TransitComposer;
  countryCode: string | undefined;
  /** As the page brought it, of one country. */
  first: NewTransitData['first']['pickup'];
}

/** Fetched at a station instead of brought to the door: which one, and who fetches it. Nothing where there is none. */
export function PickupChoice({ composer, countryCode, first }: Props) {
  const { t } = useTranslation('transit');
  const tag = intlTag(useLocale());
  const takenThere = useTakenThere();
  const { draft, change } = composer;
  const asked = countryCode ? { query: { countryCode }, body: {} } : undefined;
  const { data, mutate } = useRequest(
    'POST /front/user/selfpickupinfo',
    asked,
    first?.countryCode === countryCode && first ? { fallbackData: first } : {},
  );
  if (!data || data.stations.length === 0) return null;
  const { stations, info } = data;
  const usual = stations.find(({ id }) => id === info?.stationId) ?? stations[0];
  const days = (count: number) =>
    new Intl.NumberFormat(tag, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(count);
  return (
    <>
      <Checkbox
        label={t('pickup.toggle')}
        checked={draft.selfPickup}
        onChange={({ currentTarget: { checked } }) =>
          change({ selfPickup: checked, stationId: checked ? usual?.id : undefined })
        }
      />
      {draft.selfPickup && (
        <>
          <Radio.Group
            value={draft.stationId ?? null}
            onChange={(stationId) => change({ stationId })}
            aria-label={t('pickup.station')}
          >
            <div className={classes.addresses}>
              {stations.map(({ id, name, address, hours, freeDays, notice, fee, ...limits }) => (
                <Radio.Card key={id} value={id} className={classes.choice}>
                  <Radio.Indicator aria-hidden />
                  <span className={classes.what}>
                    <bdi className={classes.name}>{name}</bdi>
                    <bdi className={classes.quiet}>{address}</bdi>
                    <span className={classes.quiet}>
                      {[hours && t('pickup.hours', { hours }), t('pickup.free', { days: days(freeDays) })]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                    {[takenThere(limits), notice].filter(Boolean).map((line) => (
                      <bdi key={line} className={classes.quiet}>
                        {line}
                      </bdi>
                    ))}
                    {fee && <span className={classes.quiet}>{t('pickup.fee', { fee: formatMoney(fee, tag) })}</span>}
                  </span>
                </Radio.Card>
              ))}
            </div>
          </Radio.Group>
          <PickupPerson info={info} stationId={draft.stationId} onSaved={() => void mutate()} />
        </>
      )}
    </>
  );
}

type Taken = Pick<Station, 'maxSideMm' | 'maxBoxGrams' | 'maxOrderGrams'>;

/** How large and heavy a shipment may be there, in one line; empty where nothing is said. */
function useTakenThere(): (limits: Taken) => string {
  const { t } = useTranslation('transit');
  return ({ maxSideMm, maxBoxGrams, maxOrderGrams }) =>
    [
      maxSideMm !== null && t('pickup.maxSide', { centimetres: maxSideMm / 10 }),
      maxBoxGrams !== null && t('pickup.maxBox', { kilograms: maxBoxGrams / 1000 }),
      maxOrderGrams !== null && t('pickup.maxOrder', { kilograms: maxOrderGrams / 1000 }),
    ]
      .filter(Boolean)
      .join(' · ');
}
