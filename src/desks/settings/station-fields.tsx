import { TextInput } from '@mantine/core';
import { useTranslation } from '../../client/use-translation';
import { useShell } from '../../client/use-shell';
import type { StationRule } from '../../contract/pickup';
import { ActionButton } from '../../ui/action-button';
import { NumberField } from './number-field';
import { SumField } from './sum-field';
import classes from './settings.module.css';
import { WordsField } from './words-field';

interface Props {
  value: StationRule[];
  onChange: (value: StationRule[]) => void;
  at: (path: string) => string | undefined;
}

/** Places where shipments are fetched. Lines name them by their code. */
export function StationFields({ value, onChange, at }: Props) {
  const { t } = useTranslation('operator');
  const {
    locale,
    tenant: { countryCode },
  } = useShell();
  const set = (index: number, change: Partial<StationRule>) =>
    onChange(value.map((one, place) => (place === index ? { ...one, ...change } : one)));
  const more = {
    id: `station-${String(value.length + 1)}`,
    name: {},
    countryCode,
    address: '',
    phone: '',
    hours: {},
    freeDays: 7,
  };
  return (
    <section className={classes.section} aria-labelledby="stations">
      <h2 id="stations">{t('settings.stations.title')}</h2>
      {at('stations') && <p role="alert">{t('settings.stations.twice')}</p>}
      {value.map((station, index) => {
        const path = (name: string) => at(`stations.${String(index)}.${name}`);
        return (
          // a station is known by its place alone
          <details
            key={`${String(index)} of ${String(value.length)}`}
            className={classes.section}
            open={!station.address}
          >
            <summary className={classes.summary}>
              <strong>{station.name[locale] ?? station.name.en ?? Object.values(station.name)[0] ?? station.id}</strong>
              <bdi dir="ltr" className={classes.quiet}>
                {station.id}
              </bdi>
            </summary>
            <WordsField
              label={t('settings.stations.name')}
              value={station.name}
              onChange={(name) => set(index, { name })}
              maxLength={80}
              error={(language) => path(`name.${language}`) ?? path('name')}
            />
            <div className={classes.pair}>
              {(['id', 'countryCode', 'address', 'phone'] as const).map((name) => (
                <TextInput
                  key={name}
                  size="sm"
                  label={t(`settings.stations.${name}`)}
                  maxLength={name === 'countryCode' ? 2 : 300}
                  value={station[name]}
                  error={path(name)}
                  onChange={(event) => set(index, { [name]: event.currentTarget.value })}
                />
              ))}
              <NumberField
                label={t('settings.stations.freeDays')}
                value={station.freeDays}
                error={path('freeDays')}
                onChange={(freeDays) => set(index, { freeDays: freeDays ?? NaN })}
              />
              {(['keepDays', 'maxSideMm', 'maxBoxGrams', 'maxOrderGrams'] as const).map((name) => (
                <NumberField
                  key={name}
                  label={t(`settings.stations.${name}`)}
                  placeholder={t(name === 'keepDays' ? 'settings.stations.usual' : 'settings.boxes.any')}
                  value={station[name] ?? null}
                  error={path(name)}
                  onChange={(number) => set(index, { [name]: number ?? undefined })}
                />
              ))}
              <SumField
                label={t('settings.stations.feeFen')}
                description={t('settings.stations.feeHint')}
                value={station.feeFen ?? 0}
                currency="CNY"
                error={path('feeFen')}
                onChange={(feeFen) => set(index, { feeFen })}
              />
              <TextInput
                size="sm"
                dir="ltr"
                label={t('settings.stations.mapPoint')}
                placeholder="27.7154, 85.3123"
                maxLength={40}
                value={station.mapPoint ?? ''}
                error={path('mapPoint')}
                onChange={(event) => set(index, { mapPoint: event.currentTarget.value })}
              />
            </div>
            <WordsField
              label={t('settings.stations.hours')}
              value={station.hours}
              onChange={(hours) => set(index, { hours })}
              maxLength={120}
              error={(language) => path(`hours.${language}`)}
            />
            <WordsField
              label={t('settings.stations.notice')}
              value={station.notice ?? {}}
              onChange={(notice) => set(index, { notice })}
              maxLength={300}
              error={(language) => path(`notice.${language}`)}
            />
            <div className={classes.actions}>
              <ActionButton
                size="xs"
                variant="subtle"
                aria-label={t('settings.stations.less', { name: station.id })}
                onClick={() => onChange(value.filter((_, place) => place !== index))}
              >
                {t('settings.remove')}
              </ActionButton>
            </div>
          </details>
        );
      })}
      <div className={classes.actions}>
        <ActionButton size="xs" variant="default" onClick={() => onChange([...value, more])}>
          {t('settings.stations.more')}
        </ActionButton>
      </div>
    </section>
  );
}
