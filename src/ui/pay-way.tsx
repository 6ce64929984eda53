import { NativeSelect } from '@mantine/core';
import { useTranslation } from '../client/use-translation';
import type { PayWays } from '../contract/payment';

interface Props {
  ways: PayWays;
  value: string | undefined;
  onChange: (method: string) => void;
}

/** How to pay at a provider: its page, a code, a picture. Nothing where there is nothing to choose. */
export function PayWay({ ways, value, onChange }: Props) {
  const { t } = useTranslation('common');
  if (ways.length < 2) return null;
  return (
    <NativeSelect
      label={t('payWay')}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      data={ways.map(({ method, name }) => ({ value: method, label: name }))}
    />
  );
}

/** What of it is sent: the first way is what the select shows before anybody has chosen. */
export const chosenWay = (ways: PayWays, chosen: string | undefined): { paymentMethod?: string } => {
  const way = ways.find(({ method }) => method === chosen) ?? ways[0];
  return way ? { paymentMethod: way.method } : {};
};
