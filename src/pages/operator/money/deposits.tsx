import type { FrameSettings, PageProps } from '../../../client/shell-data';
import { loadDeposits } from '../../../desks/money/load-deposits';
import { DepositsScreen } from '../../../desks/money/deposits-screen';
import { deskProps, type LoaderData } from '../../../server/entry';
import { DeskFrame } from '../../../shell/desk/desk-frame';

const load = deskProps({ permission: 'money.read', namespaces: ['operator'] }, ({ call, query }) =>
  loadDeposits(call, query),
);
export const getServerSideProps = load;

export default function DepositsPage({ data: { self, list, asked, now } }: PageProps<LoaderData<typeof load>>) {
  return (
    <DeskFrame self={self}>
      <DepositsScreen list={list} asked={asked} now={now} />
    </DeskFrame>
  );
}
DepositsPage.frame = { layout: 'own' } satisfies FrameSettings;
