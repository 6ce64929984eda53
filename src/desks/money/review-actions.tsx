import { Alert } from '@mantine/core';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { useAction } from '../../client/use-action';
import { useMay } from '../../client/use-staff';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { formatMoney } from '../../contract/money';
import type { ReviewedPayment, ReviewOutcome } from '../../contract/review-desk';
import { ActionButton } from '../../ui/action-button';
import { MoneyText } from '../../ui/price';
import { RefusalAlert } from '../../ui/refusal-alert';
import { RecordHead } from '../bench/record-head';
import { ApprovalPanel } from './approval-panel';
import { Facts } from './facts';
import classes from './money.module.css';
import { useProviderName } from './use-provider-name';

/** What a person says of a payment; what became of it is said once they have. */
export function ReviewActions({ payment }: { payment: ReviewedPayment }) {
  const { t } = useTranslation('operator');
  const providerName = useProviderName();
  const { locale } = useShell();
  const router = useRouter();
  const may = useMay('money.reconcile');
  const [outcome, setOutcome] = useState<ReviewOutcome['outcome']>();
  const answer = useAction('POST /operator/payments-in-review/{paymentNo}/answer');
  const decide = useAction('POST /operator/payments-in-review/{paymentNo}/decide');
  const { paymentNo, targetNo, provider, providerRef, amount, told, asked } = payment;
  const sum = formatMoney(amount, intlTag(locale));
  const keep = (said: ReviewOutcome | undefined) => {
    if (!said) return;
    setOutcome(said.outcome);
    void router.replace(router.asPath, undefined, { scroll: false });
  };
  const params = { paymentNo };
  const say = async (isPaid: boolean) => keep(await answer.run({ params, body: { isPaid } }));
  const isOver = outcome !== undefined && outcome !== 'ASKED' && outcome !== 'WAITING';
  return (
    <>
      <RecordHead
        level={2}
        number={<bdi>{paymentNo}</bdi>}
        state={{ tone: isOver ? 'done' : 'waiting', word: t(isOver ? 'reviews.decided' : 'reviews.waiting') }}
        facts={null}
        isStale={false}
      />
      <Facts
        rows={[
          [t('reviews.agreed'), <MoneyText key="sum" money={amount} />],
          told && [t('reviews.told'), <MoneyText key="told" money={told.amount} />],
          told && !told.isOurs && [t('reviews.elsewhere'), <bdi key="merchant" dir="ltr">{told.merchant}</bdi>], // prettier-ignore
          [t('reviews.for'), <bdi key="for">{targetNo}</bdi>],
          [t('reviews.provider'), providerName(provider)],
          [t('reviews.reference'), <bdi key="ref" dir="ltr">{providerRef}</bdi>], // prettier-ignore
        ]}
      />
      <RefusalAlert error={answer.error} />
      {outcome ? (
        <Alert color="green" role="status">
          {t(`reviews.outcome.${outcome}`)}
        </Alert>
      ) : (
        may && (
          <>
            <p className={classes.note}>{t('reviews.look', { provider: providerName(provider) })}</p>
            {asked && (
              <ApprovalPanel
                key={asked.id}
                approval={asked}
                needs="money.reconcile"
                isRunning={decide.isRunning}
                error={decide.error}
                onDecide={(body) => void decide.run({ params, body }).then(keep)}
              />
            )}
            <div className={classes.actions}>
              {!asked && (
                <ActionButton size="sm" loading={answer.isRunning} onClick={() => void say(true)}>
                  {t('reviews.accept', { sum })}
                </ActionButton>
              )}
              <ActionButton size="sm" variant="default" loading={answer.isRunning} onClick={() => void say(false)}>
                {t('reviews.refuse')}
              </ActionButton>
            </div>
          </>
        )
      )}
    </>
  );
}
