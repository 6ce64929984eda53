import { Table } from '@mantine/core';
import Link from 'next/link';
import { useTranslation } from '../../client/use-translation';
import { deskPaths } from '../../contract/desk-paths';
import type { QueuedManualOrder } from '../../contract/manual-desk';
import { MoneyText } from '../../ui/price';
import { Age } from '../bench/age';
import classes from './manual-queue-table.module.css';

interface Props {
  items: QueuedManualOrder[];
  now: string;
}

/** A row a request: what, for whom, since when, and who is on it; on phones each is two lines. */
export function ManualQueueTable({ items, now }: Props) {
  const { t } = useTranslation('operator');
  return (
    <Table highlightOnHover verticalSpacing="xs" className={classes.table}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{t('manual.what')}</Table.Th>
          <Table.Th scope="col">{t('manual.shopper')}</Table.Th>
          <Table.Th scope="col" className={classes.figure}>
            {t('manual.price')}
          </Table.Th>
          <Table.Th scope="col">{t('manual.on')}</Table.Th>
          <Table.Th scope="col" className={classes.figure}>
            {t('manual.since')}
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {items.map(({ id, title, productUrl, shopperName, createdAt, total, unitPriceFen, quantity, lease }) => (
          <Table.Tr key={id}>
            <Table.Td className={classes.what}>
              <Link href={deskPaths.manualOrder(id)} prefetch={false}>
                <bdi>{title}</bdi>
              </Link>{' '}
              <bdi dir="ltr" className={classes.host}>
                {new URL(productUrl).hostname}
              </bdi>
            </Table.Td>
            <Table.Td>
              <bdi>{shopperName}</bdi>
            </Table.Td>
            <Table.Td className={classes.figure}>
              <MoneyText money={total?.cny ?? { amount: unitPriceFen, currency: 'CNY' }} />
              {!total && ` × ${quantity}`}
            </Table.Td>
            <Table.Td>{lease && <bdi>{lease.isMine ? t('manual.me') : lease.name}</bdi>}</Table.Td>
            <Table.Td className={classes.figure}>
              <Age since={createdAt} now={now} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
