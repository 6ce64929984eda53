import type { FrameSettings, PageProps } from '../../../../client/shell-data';
import { deskPaths } from '../../../../contract/desk-paths';
import { RecordPage } from '../../../../desks/bench/record-page';
import { RefundRecordScreen } from '../../../../desks/money/refund-record-screen';
import { deskProps, type LoaderData } from '../../../../server/entry';
import { DeskFrame } from '../../../../shell/desk/desk-frame';
import { PageTitle } from '../../../../ui/page-title';

const load = deskProps({ permission: 'money.read', namespaces: ['operator'] }, async ({ call, query }) => ({
  refund: await call('GET /operator/refund-requests/{id}', { params: { id: query.id ?? '' } }),
  now: new Date().toISOString(),
}));
export const getServerSideProps = load;

export default function RefundPage({ data: { self, refund, now } }: PageProps<LoaderData<typeof load>>) {
  return (
    <DeskFrame self={self}>
      <PageTitle title={refund.refundNo} />
      <RecordPage back={deskPaths.refunds()} name="refunds">
        <RefundRecordScreen key={refund.id} first={refund} now={now} level={1} />
      </RecordPage>
    </DeskFrame>
  );
}
RefundPage.frame = { layout: 'own' } satisfies FrameSettings;
