import { ActionButton } from '../../ui/action-button';
import type { WithdrawDraft } from './withdraw-form';
import { Button, Stack, Text } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useAction } from '../../client/use-action';
import { useLocale } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { formatMoney } from '../../contract/money';
import { PinField } from '../../ui/pin-field';
import { PinRefusal } from '../../ui/pin-refusal';
import { useFocusOnArrival } from '../../ui/use-lost-focus';
import classes from './withdraw-confirm.module.css';
import { WithdrawSent } from './withdraw-sent';

interface Props {
  draft: WithdrawDraft;
  currency: string;
  onBack: () => void;
  onSent: () => void;
  onClose: () => void;
}

/** The last look before the sum is frozen. */
export function WithdrawConfirm({ draft, currency, onBack, onSent, onClose }: Props) {
  const { t } = useTranslation('account');
  const tag = intlTag(useLocale());
  const title = useFocusOnArrival<HTMLParagraphElement>();
  const [pin, setPin] = useState('');
  const [sentNo, setSentNo] = useState<string>();
  const request = useAction('POST /front/user-account/withdrawals', { onError: () => setPin('') });
  const amount = formatMoney({ amount: draft.amount, currency }, tag);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const withdrawal = await request.run({ body: { ...draft, payPassword: pin } });
    if (!withdrawal) return;
    setSentNo(withdrawal.withdrawalNo);
    onSent();
  };
  if (sentNo) return <WithdrawSent number={sentNo} amount={amount} onClose={onClose} />;
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack>
        <Text ref={title} tabIndex={-1} fw={600}>
          {t('withdraw.confirmTitle')}
        </Text>
        <dl className={classes.facts}>
          <dt>{t('withdraw.amount')}</dt>
          <dd className={classes.amount}>{amount}</dd>
          <dt>{t('withdraw.account')}</dt>
          <dd>
            <bdi>{draft.accountText}</bdi>
          </dd>
        </dl>
        <Text size="sm" c="dimmed">
          {t('withdraw.frozen')}
        </Text>
        <PinRefusal error={request.error} />
        <PinField label={t('payPassword.current')} value={pin} onChange={setPin} />
        <ActionButton type="submit" size="md" loading={request.isRunning} disabled={pin.length !== 6}>
          {t('withdraw.confirm', { amount })}
        </ActionButton>
        <Button variant="default" size="md" onClick={onBack} disabled={request.isRunning}>
          {t('withdraw.back')}
        </Button>
      </Stack>
    </form>
  );
}
