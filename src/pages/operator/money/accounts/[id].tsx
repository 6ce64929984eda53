import type { FrameSettings, PageProps } from '../../../../client/shell-data';
import { useTranslation } from '../../../../client/use-translation';
import { deskPaths } from '../../../../contract/desk-paths';
import { RecordPage } from '../../../../desks/bench/record-page';
import { LedgerAccountScreen } from '../../../../desks/money/ledger-account-screen';
import { loadLedgerAccount } from '../../../../desks/money/load-ledger-account';
import { deskProps, type LoaderData } from '../../../../server/entry';
import { DeskFrame } from '../../../../shell/desk/desk-frame';
import { PageTitle } from '../../../../ui/page-title';

const load = deskProps({ permission: 'money.read', namespaces: ['operator'] }, ({ call, query }) =>
  loadLedgerAccount(call, query),
);
export const getServerSideProps = load;

export default function LedgerAccountPage({ data: { self, account, asked } }: PageProps<LoaderData<typeof load>>) {
  const { t } = useTranslation('operator');
  return (
    <DeskFrame self={self}>
      <PageTitle title={t(`ledger.account.${account.account}`)} />
      <RecordPage back={deskPaths.ledger()} name="ledger">
        <LedgerAccountScreen account={account} asked={asked} />
      </RecordPage>
    </DeskFrame>
  );
}
LedgerAccountPage.frame = { layout: 'own' } satisfies FrameSettings;
