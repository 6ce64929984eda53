import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useState } from 'react';
import type { OfflineDeposit } from '../../contract/offline-deposit';
import { paths } from '../../contract/paths';
import { useTranslation } from '../../client/use-translation';
import { PageLinks } from '../../ui/page-links';
import { TabLinks } from '../../ui/tab-links';
import type { RenderCode } from '../../ui/proof-field';
import { BalancePanels } from './balance-panels';
import classes from './balance-screen.module.css';
import { DepositList } from './deposit-list';
import { BALANCE_TABS, type BalanceData } from './load-balance';
import { OperationList } from './operation-list';
import type { PayPasswordTask } from './pay-password-dialog';
import { TransactionList } from './transaction-list';
import { WithdrawalList } from './withdrawal-list';
import { LayerLoading } from '../../ui/part-loading';

const TopUpDialog = dynamic(() => import('./top-up-dialog').then((file) => file.TopUpDialog), {
  ssr: false,
  loading: LayerLoading,
});
const WithdrawDialog = dynamic(() => import('./withdraw-dialog').then((file) => file.WithdrawDialog), {
  ssr: false,
  loading: LayerLoading,
});
const OfflineDepositDialog = dynamic(
  () => import('./offline-deposit-dialog').then((file) => file.OfflineDepositDialog),
  { ssr: false, loading: LayerLoading },
);
const PayPasswordDialog = dynamic(() => import('./pay-password-dialog').then((file) => file.PayPasswordDialog), {
  ssr: false,
  loading: LayerLoading,
});

interface Props {
  data: BalanceData;
  email: string;
  /** A sum that is to be topped up at once, in minor units: the shopper comes from one that it is missing for. */
  topUp?: number | undefined;
  renderCode: RenderCode;
}

type Open = 'top-up' | 'withdraw' | PayPasswordTask;

/** Money kept at the shop: what there is, what moved, in and out. */
export function BalanceScreen({ data: { summary, channels, list }, email, topUp, renderCode }: Props) {
  const { t } = useTranslation('account');
  const router = useRouter();
  const [open, setOpen] = useState<Open | undefined>(topUp ? 'top-up' : undefined);
  const [offline, setOffline] = useState<{ id: string; begun?: OfflineDeposit }>();
  const close = () => {
    setOpen(undefined);
    // a reload does not ask again
    if (topUp) void router.replace(paths.balance(), undefined, { shallow: true, scroll: false });
  };
  const reload = () => void router.replace(router.asPath, undefined, { scroll: false });
  const { pageNo, pageSize, total } = list.rows;

  return (
    <div>
      <h1 className={classes.title}>{t('balance.title')}</h1>
      <BalancePanels
        summary={summary}
        onTopUp={() => setOpen('top-up')}
        onWithdraw={() => setOpen('withdraw')}
        onPayPassword={setOpen}
      />
      <div className={classes.lists}>
        <TabLinks
          label={t('balance.tabs')}
          tabs={BALANCE_TABS.map((tab) => ({
            id: tab,
            href: paths.balance({ tab }),
            label: t(`${tab}.tab`),
            isCurrent: tab === list.tab,
          }))}
        />
      </div>
      {list.tab === 'transactions' && <TransactionList rows={list.rows.items} />}
      {list.tab === 'deposits' && (
        <DepositList
          rows={list.rows.items}
          channels={channels}
          onChanged={reload}
          onOffline={(id) => setOffline({ id })}
        />
      )}
      {list.tab === 'operations' && <OperationList rows={list.rows.items} />}
      {list.tab === 'withdrawals' && <WithdrawalList rows={list.rows.items} onChanged={reload} />}
      <PageLinks
        label={t('balance.pages')}
        pageNo={pageNo}
        pageCount={Math.ceil(total / pageSize)}
        hrefOf={(page) => paths.balance({ tab: list.tab, page })}
      />
      {open === 'top-up' && (
        <TopUpDialog
          channels={channels}
          wanted={topUp}
          onClose={close}
          onOffline={(begun) => (close(), setOffline({ id: begun.id, begun }))}
        />
      )}
      {offline && (
        <OfflineDepositDialog
          depositId={offline.id}
          begun={offline.begun}
          onClose={() => (setOffline(undefined), reload())}
          onChanged={reload}
        />
      )}
      {open === 'withdraw' && (
        <WithdrawDialog summary={summary} renderCode={renderCode} onClose={close} onChanged={reload} />
      )}
      {(open === 'set' || open === 'change' || open === 'reset') && (
        <PayPasswordDialog
          task={open}
          email={email}
          renderCode={renderCode}
          onClose={close}
          onSaved={() => (close(), reload())}
        />
      )}
    </div>
  );
}
