import { Radio, Stack, Text } from '@mantine/core';
import { useLocale } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import type { Money } from '../../contract/fields';
import { intlTag } from '../../contract/locales';
import { formatMoney } from '../../contract/money';
import type { Payment, ThirdPayConfig } from '../../contract/payment';
import { feeOf } from '../../contract/pay-terms';
import { StatusChip } from '../../ui/status-chip';
import { ProviderMark } from './provider-mark';
import classes from './pay-methods.module.css';

interface Props {
  config: ThirdPayConfig;
  balance: Money;
  payment: Pick<Payment, 'kind' | 'amount'>;
  value: string;
  onChange: (method: string) => void;
}

/** Each label holds all that is to be known of its way: how much there is, what is missing, whether it is a test. */
export function PayMethods({ config, balance, payment, value, onChange }: Props) {
  const { t } = useTranslation('payment');
  const tag = intlTag(useLocale());
  const { kind, amount: due } = payment;
  const missing = due.amount - balance.amount;
  const has = formatMoney(balance, tag);
  const short = formatMoney({ ...due, amount: missing }, tag);
  return (
    <Radio.Group value={value} onChange={onChange} label={t('dialog.methods')}>
      <Stack gap="xs" mt="xs">
        {config.balance && (
          <label className={classes.method} data-active={value === 'BALANCE' || undefined}>
            <Radio value="BALANCE" />
            <span>
              <Text component="span" fw={600}>
                {t('dialog.balance')}
              </Text>{' '}
              <Text component="span" size="sm" c={missing > 0 ? 'red' : 'dimmed'} className={classes.detail}>
                {missing > 0
                  ? t('dialog.balanceLow', { amount: has, missing: short })
                  : t('dialog.balanceHas', { amount: has })}
              </Text>
            </span>
          </label>
        )}
        {config.providers.map(({ provider, name, isTest, terms = {} }) => (
          <label key={provider} className={classes.method} data-active={value === provider || undefined}>
            <Radio value={provider} />
            <ProviderMark provider={provider} name={name} />
            <span>
              <Text component="span" fw={600}>
                {name}
              </Text>{' '}
              {feeOf(terms, kind, due.amount) > 0 && (
                <Text component="span" size="sm" c="dimmed" className={classes.detail}>
                  {t('dialog.fee', { amount: formatMoney({ ...due, amount: feeOf(terms, kind, due.amount) }, tag) })}
                </Text>
              )}
            </span>{' '}
            {isTest && <StatusChip tone="waiting">{t('dialog.test')}</StatusChip>}
          </label>
        ))}
      </Stack>
    </Radio.Group>
  );
}
