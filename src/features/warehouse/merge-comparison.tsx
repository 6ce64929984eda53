import { Text } from '@mantine/core';
import { firstWishes } from '../../client/shipping-wishes';
import { useRequest } from '../../client/use-request';
import { useLocale, useTenant } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { formatMoney } from '../../contract/money';

/** What these parcels cost to ship one by one and as one, by the cheapest line, as the shipment itself is priced. */
export function MergeComparison({ parcelIds }: { parcelIds: string[] }) {
  const { t } = useTranslation('transit');
  const tag = intlTag(useLocale());
  const { countryCode } = useTenant();
  const addresses = useRequest('GET /front/user/addresses', {});
  const isPlaceKnown = addresses.data !== undefined || addresses.error !== undefined;
  const { country, postcode } = firstWishes(addresses.data ?? [], countryCode);
  const body = { purchaseParcelIds: parcelIds, countryCode: country, postcode, comparesApart: true };
  const { data } = useRequest('POST /front/transit-orders/estimate', isPlaceKnown ? { body } : undefined);
  const together = data?.quotes[0]?.receipt.total;
  if (!data?.apart || !together) return null;
  const place = new Intl.DisplayNames(tag, { type: 'region' }).of(country.toUpperCase()) ?? '';
  return (
    <div role="status">
      <Text>{t('merge.apart', { place, amount: formatMoney(data.apart, tag) })}</Text>
      <Text fw={500}>{t('merge.asOne', { amount: formatMoney(together, tag) })}</Text>
      <Text size="sm" c="dimmed">
        {t('merge.priceHint')}
      </Text>
    </div>
  );
}
