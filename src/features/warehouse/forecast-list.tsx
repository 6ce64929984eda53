import { Button } from '@mantine/core';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { notify } from '../../client/notify';
import { useAction } from '../../client/use-action';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { listText } from '../../contract/list-text';
import { paths } from '../../contract/paths';
import { formatDate, formatDateTime } from '../../contract/tenant-time';
import type { Forecast, ForecastPage } from '../../contract/warehouse';
import { InARow } from '../../ui/in-a-row';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { PageLinks } from '../../ui/page-links';
import { StatusChip, type Tone } from '../../ui/status-chip';
import classes from './user-warehouses-screen.module.css';
import { LayerLoading } from '../../ui/part-loading';

const Change = dynamic(() => import('./forecast-dialog').then((file) => file.ForecastDialog), {
  ssr: false,
  loading: LayerLoading,
});

/** Of what is said to be in a parcel so much is named. */
const NAMED = 3;
const DEED = { size: 'xs', variant: 'default' } as const;
const WORDS = { FORECAST: 'waiting', EXPIRED: 'neutral' } as const satisfies Partial<Record<Forecast['status'], Tone>>;

type CourierState = NonNullable<Forecast['courier']>['state'];

/** Within one country a courier has fewer steps than a way around the world. */
function courierWord(state: CourierState) {
  if (state === 'PICKED_UP' || state === 'OUT_FOR_DELIVERY' || state === 'DELIVERED') return state;
  return state === 'EXCEPTION' || state === 'FAILED_ATTEMPT' || state === 'RETURNED' ? 'TROUBLE' : 'IN_TRANSIT';
}

/** What was announced, the newest first; until it arrives it can be changed and taken back. */
export function ForecastList({ page, onChanged }: { page: ForecastPage; onChanged: () => void }) {
  const { t } = useTranslation(['proxyshipping', 'common', 'transit']);
  const { tenant, locale } = useShell();
  const [leaving, setLeaving] = useState<Forecast>();
  const [changing, setChanging] = useState<Forecast>();
  const remove = useAction('DELETE /front/purchase-parcels/forecasts/{id}', {
    onError: ({ detail }) => notify.error(detail || t('common:errors.NETWORK')),
  });
  if (page.items.length === 0) return null;
  const day = (iso: string) => formatDate(iso, tenant.timezoneOffset, intlTag(locale));
  const insideOf = ({ items }: Forecast) => {
    const said = items.map(({ title, quantity }) => (quantity > 1 ? `${title} × ${quantity}` : title));
    const count = said.length - NAMED;
    return count > 0
      ? t('transit:cure.andMore', { names: said.slice(0, NAMED).join(', '), count })
      : listText(said, intlTag(locale));
  };
  const stateOf = ({ status, isDisputed }: Forecast) => {
    if (isDisputed) return { tone: 'trouble' as const, word: t('forecast.state.DISPUTED') };
    if (status === 'FORECAST' || status === 'EXPIRED')
      return { tone: WORDS[status], word: t(`forecast.state.${status}`) };
    return { tone: 'done' as const, word: t('forecast.state.ARRIVED') };
  };
  const removeNow = async (forecast: Forecast) => {
    const done = await remove.run({ params: { id: forecast.id } });
    setLeaving(undefined);
    if (done) onChanged();
  };
  return (
    <section aria-labelledby="forecasts" className={classes.forecasts}>
      <h2 id="forecasts" className={classes.name}>
        {t('forecast.list')}
      </h2>
      <ul>
        {page.items.map((forecast) => {
          const { tone, word } = stateOf(forecast);
          const { id, trackingNo, warehouse, createdAt, expiresAt, remark, canEdit, courier } = forecast;
          const inside = insideOf(forecast);
          return (
            <li key={id} className={classes.forecast}>
              <span className={classes.what}>
                <bdi className={classes.tracking}>{trackingNo}</bdi>
                {courier && (
                  <span>
                    {t(`forecast.courier.${courierWord(courier.state)}`, {
                      at: formatDateTime(courier.at, tenant.timezoneOffset, intlTag(locale)),
                    })}
                  </span>
                )}
                {inside && <span className={classes.quiet}>{inside}</span>}
                <span className={classes.quiet}>
                  <InARow
                    parts={[
                      warehouse.name,
                      day(createdAt),
                      ...(expiresAt ? [t('forecast.until', { day: day(expiresAt) })] : []),
                      ...(remark ? [remark] : []),
                    ]}
                  />
                </span>
              </span>
              <StatusChip tone={tone}>{word}</StatusChip>
              {canEdit && (
                <span className={classes.deeds}>
                  <Button
                    {...DEED}
                    aria-label={t('forecast.changeOf', { number: trackingNo })}
                    onClick={() => setChanging(forecast)}
                  >
                    {t('forecast.change')}
                  </Button>
                  <Button
                    {...DEED}
                    aria-label={t('forecast.removeOf', { number: trackingNo })}
                    onClick={() => setLeaving(forecast)}
                  >
                    {t('forecast.remove')}
                  </Button>
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <PageLinks
        label={t('forecast.list')}
        pageNo={page.pageNo}
        pageCount={Math.ceil(page.total / page.pageSize)}
        hrefOf={(number) => paths.warehouses({ page: number })}
      />
      {changing && (
        <Change
          forecast={changing}
          onClose={() => setChanging(undefined)}
          onSaved={() => {
            setChanging(undefined);
            onChanged();
          }}
          onStale={onChanged}
        />
      )}
      <ConfirmDialog
        isOpen={leaving !== undefined}
        title={t('forecast.removeAsk')}
        text={t('forecast.removeText', { number: leaving?.trackingNo ?? '' })}
        confirmLabel={t('forecast.remove')}
        isDangerous
        isRunning={remove.isRunning}
        onConfirm={() => leaving && void removeNow(leaving)}
        onClose={() => setLeaving(undefined)}
      />
    </section>
  );
}
