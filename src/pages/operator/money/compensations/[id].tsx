import type { FrameSettings, PageProps } from '../../../../client/shell-data';
import { deskPaths } from '../../../../contract/desk-paths';
import { RecordPage } from '../../../../desks/bench/record-page';
import { CompensationRecordScreen } from '../../../../desks/money/compensation-record-screen';
import { deskProps, type LoaderData } from '../../../../server/entry';
import { DeskFrame } from '../../../../shell/desk/desk-frame';
import { PageTitle } from '../../../../ui/page-title';

const load = deskProps({ permission: 'money.read', namespaces: ['operator'] }, async ({ call, query }) => ({
  compensation: await call('GET /operator/compensations/{id}', { params: { id: query.id ?? '' } }),
  now: new Date().toISOString(),
}));
export const getServerSideProps = load;

export default function CompensationPage({ data: { self, compensation, now } }: PageProps<LoaderData<typeof load>>) {
  return (
    <DeskFrame self={self}>
      <PageTitle title={compensation.compensationNo} />
      <RecordPage back={deskPaths.compensations()} name="compensations">
        <CompensationRecordScreen key={compensation.id} first={compensation} now={now} level={1} />
      </RecordPage>
    </DeskFrame>
  );
}
CompensationPage.frame = { layout: 'own' } satisfies FrameSettings;
