import { Button, Stack, Text, Textarea } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useLocale } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import type { Money } from '../../contract/fields';
import { intlTag } from '../../contract/locales';
import { formatMoney } from '../../contract/money';
import { typedText } from '../../contract/typed-sum';
import { useFocusOnArrival } from '../../ui/use-lost-focus';
import { AmountField } from './amount-field';
import { readAmount, type AmountProblem } from './amount.rules';

export interface WithdrawDraft {
  amount: number;
  accountText: string;
}

const ACCOUNT_LENGTH = { min: 4, max: 300 };

interface Props {
  available: Money;
  draft: WithdrawDraft | undefined;
  onNext: (draft: WithdrawDraft) => void;
}

export function WithdrawForm({ available, draft, onNext }: Props) {
  const { t } = useTranslation(['account', 'common']);
  const locale = useLocale();
  const [typed, setTyped] = useState(draft ? typedText({ ...available, amount: draft.amount }, locale) : '');
  const [account, setAccount] = useState(draft?.accountText ?? '');
  const [problem, setProblem] = useState<AmountProblem>();
  const [lacksAccount, setLacksAccount] = useState(false);
  const minimum = { ...available, amount: 1 };
  const form = useFocusOnArrival<HTMLFormElement>();
  const has = formatMoney(available, intlTag(locale));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const reading = readAmount(typed, { minimum, maximum: available }, locale);
    const accountText = account.trim();
    setProblem(reading.problem);
    setLacksAccount(accountText.length < ACCOUNT_LENGTH.min);
    if (reading.amount !== undefined && accountText.length >= ACCOUNT_LENGTH.min)
      onNext({ amount: reading.amount, accountText });
  };
  return (
    <form ref={form} tabIndex={-1} onSubmit={submit} noValidate>
      <Stack>
        <AmountField
          label={t('withdraw.amount')}
          hint={t('withdraw.available', { amount: has })}
          minimum={minimum}
          maximum={available}
          value={typed}
          onChange={(text) => (setTyped(text), setProblem(undefined))}
          problem={problem}
          tooLarge={t('withdraw.tooLarge', { amount: has })}
          action={
            <Button variant="subtle" size="compact-sm" onClick={() => setTyped(typedText(available, locale))}>
              {t('withdraw.all')}
            </Button>
          }
        />
        <Textarea
          label={t('withdraw.account')}
          description={t('withdraw.accountHint')}
          name="accountText"
          autosize
          minRows={2}
          maxRows={6}
          maxLength={ACCOUNT_LENGTH.max}
          value={account}
          onChange={(event) => (setAccount(event.currentTarget.value), setLacksAccount(false))}
          error={lacksAccount && t(account.trim() ? 'common:fieldErrors.too_small' : 'common:fieldErrors.required')}
        />
        <Text size="sm" c="dimmed">
          {t('withdraw.frozen')}
        </Text>
        <Button type="submit" size="md">
          {t('withdraw.next')}
        </Button>
      </Stack>
    </form>
  );
}
