import type { FrameSettings, PageProps } from '../../../client/shell-data';
import { CompensationsScreen } from '../../../desks/money/compensations-screen';
import { loadCompensations } from '../../../desks/money/load-compensations';
import { deskProps, type LoaderData } from '../../../server/entry';
import { DeskFrame } from '../../../shell/desk/desk-frame';

const load = deskProps({ permission: 'money.read', namespaces: ['operator'] }, ({ call, query }) =>
  loadCompensations(call, query),
);
export const getServerSideProps = load;

export default function CompensationsPage({ data: { self, list, asked, now } }: PageProps<LoaderData<typeof load>>) {
  return (
    <DeskFrame self={self}>
      <CompensationsScreen list={list} asked={asked} now={now} />
    </DeskFrame>
  );
}
CompensationsPage.frame = { layout: 'own' } satisfies FrameSettings;
