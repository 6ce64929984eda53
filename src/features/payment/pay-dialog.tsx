import { Alert, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useRequest } from '../../client/use-request';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { formatMoney } from '../../contract/money';
import { takesSum } from '../../contract/pay-terms';
import type { Payment } from '../../contract/payment';
import { Dialog } from '../../ui/dialog';
import type { RenderCode } from '../../ui/proof-field';
import { BalancePay } from './balance-pay';
import { PayMethods } from './pay-methods';
import { ProviderPay } from './provider-pay';

interface Props {
  payment: Payment;
  renderCode: RenderCode;
  onClose: () => void;
  /** The payment as it is once paid here; most providers take the shopper to their own page. */
  onPaid: (payment: Payment) => void;
}

/** Pays one sum due: from the balance with the pay password, or at a provider. */
export function PayDialog({ payment, renderCode, onClose, onPaid }: Props) {
  const { t } = useTranslation(['payment', 'common']);
  const { tenant, locale } = useShell();
  const config = useRequest('GET /front/third-pay/config', {});
  const wallet = useRequest('GET /front/user-account/querySummary', {});
  const [chosen, setChosen] = useState<string>();
  const amount = formatMoney(payment.amount, intlTag(locale));
  const failure = config.error ?? wallet.error;
  const missing = payment.amount.amount - (wallet.data?.balance.amount ?? 0);
  const providers = (config.data?.providers ?? []).filter(({ terms = {} }) => takesSum(terms, payment.amount.amount));
  const ready = config.data && wallet.data && { config: { ...config.data, providers }, wallet: wallet.data };
  const method =
    chosen ?? (config.data?.balance && (missing <= 0 || providers.length === 0) ? 'BALANCE' : providers[0]?.provider);

  return (
    <Dialog
      opened
      isReady={Boolean(ready)}
      onClose={onClose}
      title={t('dialog.title', { amount })}
      centered
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
    >
      <Stack>
        <Text size="sm" c="dimmed">
          {t('dialog.for', { number: payment.orderNo })}
        </Text>
        {failure && <Alert color="red">{failure.detail || t('common:errors.NETWORK')}</Alert>}
        {!ready && !failure && <Skeleton height={180} aria-label={t('dialog.loading')} />}
        {ready && !method && <Alert color="gray">{t('dialog.noMethod', { email: tenant.serviceEmail })}</Alert>}
        {ready && method && (
          <>
            <PayMethods
              config={ready.config}
              balance={ready.wallet.balance}
              payment={payment}
              value={method}
              onChange={setChosen}
            />
            {method === 'BALANCE' ? (
              <BalancePay
                payment={payment}
                hasPayPassword={ready.wallet.hasPayPassword}
                missing={missing}
                renderCode={renderCode}
                onPaid={onPaid}
              />
            ) : (
              <ProviderPay
                key={method}
                payment={payment}
                provider={providers.find(({ provider }) => provider === method)}
                onPaid={onPaid}
              />
            )}
          </>
        )}
      </Stack>
    </Dialog>
  );
}
