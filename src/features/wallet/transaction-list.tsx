import { Anchor } from '@mantine/core';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useState } from 'react';
import { paths } from '../../contract/paths';
import { useTranslation } from '../../client/use-translation';
import type { WalletTransaction } from '../../contract/wallet';
import { EmptyState } from '../../ui/empty-state';
import { MoneyText } from '../../ui/price';
import { RecordsTable } from './records-table';
import { SignedSum } from './signed-sum';
import { useWhen } from './use-when';
import { LayerLoading } from '../../ui/part-loading';

const TransactionDetail = dynamic(() => import('./transaction-detail').then((file) => file.TransactionDetail), {
  ssr: false,
  loading: LayerLoading,
});

type Transaction = WalletTransaction;

/** Every movement of the balance, with what it then came to. */
export function TransactionList({ rows }: { rows: Transaction[] }) {
  const { t } = useTranslation('account');
  const when = useWhen();
  const [shown, setShown] = useState<string>();
  if (rows.length === 0)
    return <EmptyState picture="receipt" title={t('transactions.none')} text={t('transactions.noneText')} />;
  return (
    <>
      <RecordsTable
        label={t('transactions.tab')}
        rows={rows}
        columns={[
          { id: 'when', label: t('transactions.when'), cell: ({ createdAt }) => when(createdAt) },
          {
            id: 'what',
            label: t('transactions.what'),
            cell: ({ id, kind }) => (
              <Anchor component="button" type="button" onClick={() => setShown(id)}>
                {t(`transactions.${kind}`)}
              </Anchor>
            ),
          },
          {
            id: 'reference',
            label: t('transactions.reference'),
            cell: ({ reference }) => (reference ? <Reference no={reference} /> : '–'),
          },
          {
            id: 'amount',
            label: t('transactions.amount'),
            cell: ({ amount }) => <SignedSum money={amount} />,
            isSum: true,
          },
          {
            id: 'after',
            label: t('transactions.after'),
            cell: ({ balanceAfter }) => <MoneyText money={balanceAfter} />,
            isSum: true,
          },
        ]}
      />
      {shown && <TransactionDetail id={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}

/** Numbers of orders, top-ups and withdrawals begin with their kind. */
function Reference({ no }: { no: string }) {
  const list = no.startsWith('PO') ? paths.purchases : no.startsWith('TO') ? paths.transit : undefined;
  const href = list?.({ keyword: no });
  return href ? (
    <Anchor component={Link} href={href} dir="ltr">
      {no}
    </Anchor>
  ) : (
    <bdi dir="ltr">{no}</bdi>
  );
}
