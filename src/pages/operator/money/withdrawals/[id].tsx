import type { FrameSettings, PageProps } from '../../../../client/shell-data';
import { deskPaths } from '../../../../contract/desk-paths';
import { RecordPage } from '../../../../desks/bench/record-page';
import { WithdrawalRecordScreen } from '../../../../desks/money/withdrawal-record-screen';
import { deskProps, type LoaderData } from '../../../../server/entry';
import { DeskFrame } from '../../../../shell/desk/desk-frame';
import { PageTitle } from '../../../../ui/page-title';

const load = deskProps({ permission: 'money.read', namespaces: ['operator'] }, async ({ call, query }) => ({
  withdrawal: await call('GET /operator/withdrawals/{id}', { params: { id: query.id ?? '' } }),
  now: new Date().toISOString(),
}));
export const getServerSideProps = load;

export default function WithdrawalPage({ data: { self, withdrawal, now } }: PageProps<LoaderData<typeof load>>) {
  return (
    <DeskFrame self={self}>
      <PageTitle title={withdrawal.withdrawalNo} />
      <RecordPage back={deskPaths.withdrawals()} name="withdrawals">
        <WithdrawalRecordScreen key={withdrawal.id} first={withdrawal} now={now} level={1} />
      </RecordPage>
    </DeskFrame>
  );
}
WithdrawalPage.frame = { layout: 'own' } satisfies FrameSettings;
