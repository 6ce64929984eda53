import { Table } from '@mantine/core';
import Link from 'next/link';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { deskPaths } from '../../contract/desk-paths';
import { intlTag } from '../../contract/locales';
import type { QueuedManualOrder } from '../../contract/manual-desk';
import { formatDateTime } from '../../contract/tenant-time';
import { MoneyText } from '../../ui/price';

/** A row a request: what, for whom, since when, and who is on it. */
export function ManualQueueTable({ items }: { items: QueuedManualOrder[] }) {
  const { t } = useTranslation('operator');
  const { tenant, locale } = useShell();
  const time = (iso: string) => formatDateTime(iso, tenant.timezoneOffset, intlTag(locale));
  return (
    <Table.ScrollContainer minWidth={640}>
      <Table highlightOnHover verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('manual.what')}</Table.Th>
            <Table.Th scope="col">{t('manual.shopper')}</Table.Th>
            <Table.Th scope="col">{t('manual.since')}</Table.Th>
            <Table.Th scope="col" ta="end">
              {t('manual.price')}
            </Table.Th>
            <Table.Th scope="col">{t('manual.on')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {items.map(({ id, title, productUrl, shopperName, createdAt, total, unitPriceFen, quantity, lease }) => (
            <Table.Tr key={id}>
              <Table.Td>
                <Link href={deskPaths.manualOrder(id)} prefetch={false}>
                  <bdi>{title}</bdi>
                </Link>{' '}
                <bdi dir="ltr">{new URL(productUrl).hostname}</bdi>
              </Table.Td>
              <Table.Td>
                <bdi>{shopperName}</bdi>
              </Table.Td>
              <Table.Td>{time(createdAt)}</Table.Td>
              <Table.Td ta="end">
                <MoneyText money={total?.cny ?? { amount: unitPriceFen, currency: 'CNY' }} />
                {!total && ` × ${quantity}`}
              </Table.Td>
              <Table.Td>{lease && <bdi>{lease.isMine ? t('manual.me') : lease.name}</bdi>}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
