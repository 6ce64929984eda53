import { Radio, Stack } from '@mantine/core';
import { useLocale } from '../client/use-shell';
import { useTranslation } from '../client/use-translation';
import { intlTag } from '../contract/locales';
import { formatMoney } from '../contract/money';
import type { RefundTo, WayBack } from '../contract/refund';

interface Props {
  way: WayBack;
  /** What its provider is called here. */
  name: string;
  value: RefundTo;
  onChange: (to: RefundTo) => void;
}

/** To the balance or back by the provider, and what each of them means. */
export function RefundWay({ way: { fee }, name, value, onChange }: Props) {
  const { t } = useTranslation('purchase');
  const locale = useLocale();
  return (
    <Radio.Group
      label={t('refundWay.title')}
      value={value}
      onChange={(chosen) => onChange(chosen === 'PROVIDER' ? 'PROVIDER' : 'BALANCE')}
      description={
        fee.amount > 0 ? t('refundWay.fee', { method: name, fee: formatMoney(fee, intlTag(locale)) }) : undefined
      }
    >
      <Stack gap="xs" mt="xs">
        <Radio value="BALANCE" label={t('refundWay.balance')} description={t('refundWay.balanceText')} />
        <Radio
          value="PROVIDER"
          label={t('refundWay.provider', { method: name })}
          description={t('refundWay.providerText', { method: name })}
        />
      </Stack>
    </Radio.Group>
  );
}
