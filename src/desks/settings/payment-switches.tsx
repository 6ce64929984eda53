import { Checkbox } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { useAction } from '../../client/use-action';
import { useTranslation } from '../../client/use-translation';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import { SaveBar } from '../bench/save-bar';
import { StatusChip } from '../../ui/status-chip';
import classes from './settings.module.css';
import { useAccountName } from './use-account-name';
import type { PaymentsState } from './use-payments';

/** What shoppers can choose, in their order. Without an account, or in another currency, a provider is not offered. */
export function PaymentSwitches({ state }: { state: PaymentsState }) {
  const { t } = useTranslation('operator');
  const { accounts, order, version } = state.settings;
  const [chosen, setChosen] = useState(order);
  const isChanged = chosen.join() !== order.join();
  const save = useAction('PUT /operator/settings/payments', { onError: state.onError });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    state.then(await save.run({ body: { version, order: chosen } }));
  };
  const move = (name: string, by: -1 | 1) => {
    const from = chosen.indexOf(name);
    const moved = chosen.filter((each) => each !== name);
    setChosen([...moved.slice(0, from + by), name, ...moved.slice(from + by)]);
  };
  const ready = accounts.filter(({ kind, name, hasAccount, fields }) =>
    kind === 'payment' && (hasAccount || fields.length === 0 || order.includes(name))); // prettier-ignore
  const shown = [...chosen, ...ready.map(({ name }) => name).filter((name) => !chosen.includes(name))];
  const isOffered = (name: string) =>
    accounts.some((one) => one.name === name && one.takesCurrency && (one.hasAccount || one.fields.length === 0));
  const accountName = useAccountName();
  const titleOf = (name: string) =>
    accountName(accounts.find((one) => one.name === name) ?? { kind: 'payment', name, title: name });
  return (
    <form className={classes.section} onSubmit={(event) => void submit(event)} aria-labelledby="switches">
      <h2 id="switches">{t('settings.payments.switches')}</h2>
      <RefusalAlert error={save.error?.status === 409 ? undefined : save.error} />
      {shown.length === 0 && <p className={classes.quiet}>{t('settings.payments.noSwitch')}</p>}
      <ul className={classes.list}>
        {shown.map((name) => {
          const isOn = chosen.includes(name);
          return (
            <li key={name} className={classes.row}>
              <Checkbox
                size="sm"
                label={titleOf(name)}
                checked={isOn}
                onChange={() => setChosen(isOn ? chosen.filter((each) => each !== name) : [...chosen, name])}
              />
              <span className={classes.actions}>
                {isOn && !isOffered(name) && (
                  <StatusChip tone="trouble">{t('settings.payments.notOffered')}</StatusChip>
                )}
                {isOn &&
                  ([-1, 1] as const).map((by) => (
                    <ActionButton
                      key={by}
                      size="xs"
                      variant="default"
                      aria-label={t(by < 0 ? 'settings.languages.up' : 'settings.languages.down', {
                        name: titleOf(name),
                      })}
                      disabled={chosen.indexOf(name) === (by < 0 ? 0 : chosen.length - 1)}
                      onClick={() => move(name, by)}
                    >
                      {by < 0 ? <IconArrowUp size={14} aria-hidden /> : <IconArrowDown size={14} aria-hidden />}
                    </ActionButton>
                  ))}
              </span>
            </li>
          );
        })}
      </ul>
      <SaveBar isChanged={isChanged} isSaving={save.isRunning} onDiscard={() => setChosen(order)}>
        <ActionButton type="submit" loading={save.isRunning} disabled={!isChanged}>
          {t('settings.save')}
        </ActionButton>
      </SaveBar>
    </form>
  );
}
