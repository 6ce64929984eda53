import type { FrameSettings, PageProps } from '../../../../client/shell-data';
import { deskPaths } from '../../../../contract/desk-paths';
import { RecordPage } from '../../../../desks/bench/record-page';
import { DepositRecordScreen } from '../../../../desks/money/deposit-record-screen';
import { deskProps, type LoaderData } from '../../../../server/entry';
import { DeskFrame } from '../../../../shell/desk/desk-frame';
import { PageTitle } from '../../../../ui/page-title';

const load = deskProps({ permission: 'money.read', namespaces: ['operator'] }, async ({ call, query }) => ({
  deposit: await call('GET /operator/deposits/{id}', { params: { id: query.id ?? '' } }),
  now: new Date().toISOString(),
}));
export const getServerSideProps = load;

export default function DepositPage({ data: { self, deposit, now } }: PageProps<LoaderData<typeof load>>) {
  return (
    <DeskFrame self={self}>
      <PageTitle title={deposit.depositNo} />
      <RecordPage back={deskPaths.deposits()} name="deposits">
        <DepositRecordScreen key={deposit.id} first={deposit} now={now} level={1} />
      </RecordPage>
    </DeskFrame>
  );
}
DepositPage.frame = { layout: 'own' } satisfies FrameSettings;
