import type { FrameSettings, PageProps } from '../../../client/shell-data';
import { StatementsScreen } from '../../../desks/money/statements-screen';
import { loadStatements } from '../../../desks/money/load-statements';
import { deskProps, type LoaderData } from '../../../server/entry';
import { DeskFrame } from '../../../shell/desk/desk-frame';

const load = deskProps({ permission: 'money.read', namespaces: ['operator'] }, ({ call, query }) =>
  loadStatements(call, query),
);
export const getServerSideProps = load;

export default function StatementsPage({ data: { self, list, asked, now } }: PageProps<LoaderData<typeof load>>) {
  return (
    <DeskFrame self={self}>
      <StatementsScreen list={list} asked={asked} now={now} />
    </DeskFrame>
  );
}
StatementsPage.frame = { layout: 'own' } satisfies FrameSettings;
