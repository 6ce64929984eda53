import { Checkbox } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useAction } from '../../client/use-action';
import { useFieldText } from '../../client/use-field-text';
import { useTranslation } from '../../client/use-translation';
import type { PayTerms } from '../../contract/pay-terms';
import type { OutsideAccount } from '../../contract/payment-settings';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import { LimitField } from '../bench/limit-field';
import { SaveBar } from '../bench/save-bar';
import { useCountryName } from '../bench/use-country-name';
import { hasGap } from './has-gap';
import classes from './settings.module.css';
import { SumField } from './sum-field';
import type { PaymentsState } from './use-payments';

interface Props {
  account: OutsideAccount;
  state: PaymentsState;
  countries: readonly string[];
  title: string;
}
const NO_FEE = { basisPoints: 0, fixed: 0 };

/** Without what says nothing; null where all of it does. */
function plain({ countries, minimum, maximum, fee }: PayTerms): PayTerms | null {
  const terms = {
    ...(countries && countries.length > 0 && { countries }),
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
    ...(fee && (fee.basisPoints !== 0 || fee.fixed !== 0) && { fee }),
  };
  return Object.keys(terms).length > 0 ? terms : null;
}

/** To whom, for which sums and with what on top a provider is offered. */
export function PayTermsForm({ account, state, countries, title }: Props) {
  const { t } = useTranslation('operator');
  const nameOf = useCountryName();
  const { name, terms, termsVersion } = account;
  const [typed, setTyped] = useState<PayTerms>(terms ?? {});
  const [round, setRound] = useState(0);
  const save = useAction('PUT /operator/settings/accounts/{name}/terms', { onError: state.onError });
  const errorAt = useFieldText(Object.fromEntries((save.error?.errors ?? []).map(({ path, code }) => [path, code])));
  const set = (change: Partial<PayTerms>) => setTyped((current) => ({ ...current, ...change }));
  const fee = typed.fee ?? NO_FEE;
  const wanted = plain(typed);
  const isSame = JSON.stringify(wanted) === JSON.stringify(terms && plain(terms));
  const discard = () => {
    setTyped(terms ?? {});
    setRound(round + 1);
  };
  const lower = (codes: readonly string[] = []) => codes.map((code) => code.toLowerCase());
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    state.then(await save.run({ params: { name }, body: { version: termsVersion, terms: wanted } }));
  };
  return (
    <form className={classes.fields} onSubmit={(event) => void submit(event)} aria-label={title}>
      <RefusalAlert error={save.error?.status === 409 ? undefined : save.error} />
      <div key={round} className={classes.pair}>
        <LimitField
          label={t('settings.payTerms.minimum')}
          value={typed.minimum}
          onChange={(minimum) => set({ minimum })}
          error={errorAt('terms.minimum')}
        />
        <LimitField
          label={t('settings.payTerms.maximum')}
          value={typed.maximum}
          onChange={(maximum) => set({ maximum })}
          error={errorAt('terms.maximum')}
        />
        <SumField
          label={t('settings.payTerms.share')}
          description={t('settings.payTerms.feeHint')}
          value={fee.basisPoints}
          currency="%"
          onChange={(basisPoints) => set({ fee: { ...fee, basisPoints } })}
          error={errorAt('terms.fee.basisPoints')}
        />
        <SumField
          label={t('settings.payTerms.fixed')}
          value={fee.fixed}
          currency={state.settings.currency}
          onChange={(fixed) => set({ fee: { ...fee, fixed } })}
          error={errorAt('terms.fee.fixed')}
        />
      </div>
      <Checkbox.Group
        label={t('settings.payTerms.countries')}
        description={t('settings.payTerms.countriesHint')}
        value={lower(typed.countries)}
        onChange={(next) => set({ countries: next })}
      >
        <div className={classes.codes}>
          {[...new Set([...countries, ...lower(terms?.countries)])].map((code) => (
            <Checkbox key={code} size="sm" value={code} label={nameOf(code)} />
          ))}
        </div>
      </Checkbox.Group>
      <SaveBar isChanged={!isSame || hasGap(typed)} isSaving={save.isRunning} onDiscard={discard}>
        <ActionButton type="submit" variant="default" loading={save.isRunning} disabled={isSame || hasGap(typed)}>
          {t('settings.payTerms.save', { title })}
        </ActionButton>
      </SaveBar>
    </form>
  );
}
