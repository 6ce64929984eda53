import { TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useAction } from '../../client/use-action';
import { useFieldText } from '../../client/use-field-text';
import { useTranslation } from '../../client/use-translation';
import type { PaymentSettings } from '../../contract/payment-settings';
import { ActionButton } from '../../ui/action-button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { RefusalAlert } from '../../ui/refusal-alert';
import { SaveBar } from '../bench/save-bar';
import { AccountApproval } from './account-approval';
import classes from './settings.module.css';
import type { PaymentsState } from './use-payments';

const TRANSFERS = 'OFFLINE';
const NOTHING = { bank: '', account: '', name: '' };
const FIELDS = ['bank', 'account', 'name'] as const;

/** The account that shoppers send transfers to. */
export function BankAccountPanel({ state }: { state: PaymentsState }) {
  const { t } = useTranslation('operator');
  const { bank, isLive } = state.settings;
  const [typed, setTyped] = useState(bank.now ?? NOTHING);
  const [note, setNote] = useState('');
  const [isAsking, setAsking] = useState(false);
  const save = useAction('PUT /operator/settings/bank-account', { onError: state.onError });
  const decide = useAction('POST /operator/settings/accounts/{name}/decide', { onError: state.onError });
  const fieldText = useFieldText(Object.fromEntries((save.error?.errors ?? []).map(({ path, code }) => [path, code])));
  // in a live shop it is no more than asked for, and what holds stands there again
  const take = (saved: PaymentSettings | undefined) => {
    if (!saved || !state.then(saved)) return;
    setTyped(saved.bank.now ?? NOTHING);
    setNote('');
  };
  const send = async (account: typeof typed | null) => {
    const saved = await save.run({ body: { version: bank.version, account, note } });
    setAsking(false);
    take(saved);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(typed);
  };
  const isWhole = FIELDS.every((name) => typed[name].trim());
  const before = bank.now ?? NOTHING;
  const isSame = FIELDS.every((name) => typed[name] === before[name]);
  const discard = () => {
    setTyped(before);
    setNote('');
  };
  const said = (account: typeof typed) => FIELDS.map((name) => account[name]).join(' · ');
  return (
    <form className={classes.section} onSubmit={submit} aria-labelledby="transfers">
      <h2 id="transfers">{t('settings.payments.transfers')}</h2>
      <p className={classes.quiet}>
        {t(bank.now ? 'settings.payments.transfersOn' : 'settings.payments.transfersOff')}
      </p>
      {bank.wanted && bank.asked && (
        <AccountApproval
          approval={bank.asked}
          what={said(bank.wanted)}
          error={decide.error?.code === 'STATE_CONFLICT' ? undefined : decide.error}
          isRunning={decide.isRunning}
          onDecide={(body) => void decide.run({ params: { name: TRANSFERS }, body }).then(take)}
        />
      )}
      <RefusalAlert error={save.error?.status === 409 ? undefined : save.error} />
      <div className={classes.pair}>
        {FIELDS.map((name) => (
          <TextInput
            key={name}
            size="sm"
            label={t(`settings.payments.transfer.${name}`)}
            maxLength={120}
            autoComplete="off"
            value={typed[name]}
            error={fieldText(`account.${name}`)}
            onChange={({ currentTarget: { value } }) => setTyped((current) => ({ ...current, [name]: value }))}
          />
        ))}
        {isLive && (
          <TextInput
            size="sm"
            label={t('settings.payments.note')}
            maxLength={300}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        )}
      </div>
      <SaveBar isChanged={!isSame || note !== ''} isSaving={save.isRunning} onDiscard={discard}>
        <ActionButton type="submit" variant="default" loading={save.isRunning} disabled={!isWhole || isSame}>
          {t(isLive ? 'settings.payments.askKeys' : 'settings.save')}
        </ActionButton>
        {bank.now && (
          <ActionButton variant="subtle" color="red" onClick={() => setAsking(true)}>
            {t('settings.payments.noTransfers')}
          </ActionButton>
        )}
      </SaveBar>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('settings.payments.noTransfers')}
        text={t('settings.payments.noTransfersText', { account: said(before) })}
        confirmLabel={t('settings.payments.noTransfers')}
        isDangerous
        isRunning={save.isRunning}
        onConfirm={() => void send(null)}
        onClose={() => setAsking(false)}
      />
    </form>
  );
}
