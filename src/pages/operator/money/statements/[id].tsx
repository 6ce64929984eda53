import type { FrameSettings, PageProps } from '../../../../client/shell-data';
import { deskPaths } from '../../../../contract/desk-paths';
import { STATEMENT_VIEWS } from '../../../../contract/statement-desk.enums';
import { RecordPage } from '../../../../desks/bench/record-page';
import { StatementRecordScreen } from '../../../../desks/money/statement-record-screen';
import { deskProps, type LoaderData } from '../../../../server/entry';
import { DeskFrame } from '../../../../shell/desk/desk-frame';
import { PageTitle } from '../../../../ui/page-title';

const load = deskProps({ permission: 'money.read', namespaces: ['operator'] }, async ({ call, query }) => {
  const view = STATEMENT_VIEWS.find((each) => each === query.view) ?? 'open';
  const asked = { params: { id: query.id ?? '' }, query: { view, after: query.after } };
  return { view, after: query.after ?? '', statement: await call('GET /operator/statements/{id}', asked) };
});
export const getServerSideProps = load;

export default function StatementPage({ data }: PageProps<LoaderData<typeof load>>) {
  const { self, statement, view, after } = data;
  return (
    <DeskFrame self={self}>
      <PageTitle title={statement.fileName} />
      <RecordPage back={deskPaths.statements()} name="statements">
        <StatementRecordScreen key={`${statement.id} ${view} ${after}`} statement={statement} view={view} />
      </RecordPage>
    </DeskFrame>
  );
}
StatementPage.frame = { layout: 'own' } satisfies FrameSettings;
