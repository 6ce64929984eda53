import { TextInput } from '@mantine/core';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { notify } from '../../client/notify';
import { useAction } from '../../client/use-action';
import { useFieldText } from '../../client/use-field-text';
import { useMay } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import type { Rates } from '../../contract/settings-desk';
import { ActionButton } from '../../ui/action-button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { RefusalAlert } from '../../ui/refusal-alert';
import { SaveBar } from '../bench/save-bar';
import classes from './settings.module.css';

const CURRENCY = /^[A-Z]{3}$/;
const RATE = /^\d{1,6}(\.\d{1,12})?$/;

const KEPT = {
  BOOKS: 'settings.currency.fixed',
  SHOPPERS: 'settings.currency.shoppers',
  PRICES: 'settings.currency.lines',
} as const;

/** What the shop reckons in, and why that is kept; before anybody has come it can be another. */
export function CurrencyPanel({ rates: { currency: was, currencyKeptBy } }: { rates: Rates }) {
  const { t } = useTranslation('operator');
  const { replace, asPath } = useRouter();
  const mayEdit = useMay('settings.edit');
  const [currency, setCurrency] = useState('');
  const [rate, setRate] = useState('');
  const [isAsking, setAsking] = useState(false);
  const save = useAction('PUT /operator/settings/currency', {
    // whatever keeps it by now is said by the page itself
    onError: ({ status }) => status === 409 && void replace(asPath),
  });
  const errorAt = useFieldText(Object.fromEntries((save.error?.errors ?? []).map(({ path, code }) => [path, code])));
  const clear = () => {
    setCurrency('');
    setRate('');
  };
  const send = async () => {
    const saved = await save.run({ body: { currency, rate: rate.trim(), was } });
    setAsking(false);
    if (!saved) return;
    clear();
    notify.success(t('settings.currency.saved', { currency: saved.currency }));
    await replace(asPath);
  };
  return (
    <section className={classes.section} aria-labelledby="currency">
      <h2 id="currency">{t('settings.currency.title')}</h2>
      <p>{t('settings.currency.is', { currency: was })}</p>
      {currencyKeptBy ? (
        <p className={classes.quiet}>{t(KEPT[currencyKeptBy], { currency: was })}</p>
      ) : (
        mayEdit && (
          <form
            className={classes.fields}
            onSubmit={(event) => {
              event.preventDefault();
              setAsking(true);
            }}
          >
            <p className={classes.quiet}>{t('settings.currency.hint')}</p>
            <RefusalAlert error={save.error?.status === 409 ? undefined : save.error} />
            <div className={classes.pair}>
              <TextInput
                size="sm"
                label={t('settings.currency.other')}
                dir="ltr"
                maxLength={3}
                autoComplete="off"
                value={currency}
                error={errorAt('currency')}
                onChange={(event) => setCurrency(event.currentTarget.value.trim().toUpperCase())}
              />
              <TextInput
                size="sm"
                label={t('settings.currency.rate')}
                dir="ltr"
                inputMode="decimal"
                maxLength={20}
                autoComplete="off"
                value={rate}
                error={errorAt('rate')}
                onChange={(event) => setRate(event.currentTarget.value)}
              />
            </div>
            <SaveBar isChanged={currency !== '' || rate !== ''} isSaving={save.isRunning} onDiscard={clear}>
              <ActionButton
                type="submit"
                variant="default"
                disabled={!CURRENCY.test(currency) || currency === was || !RATE.test(rate.trim())}
              >
                {t('settings.currency.save', { currency: CURRENCY.test(currency) ? currency : '…' })}
              </ActionButton>
            </SaveBar>
          </form>
        )
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('settings.currency.ask', { currency })}
        text={t('settings.currency.text', { currency, rate })}
        confirmLabel={t('settings.currency.save', { currency })}
        isRunning={save.isRunning}
        onConfirm={() => void send()}
        onClose={() => setAsking(false)}
      />
    </section>
  );
}
