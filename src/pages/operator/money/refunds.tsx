import type { FrameSettings, PageProps } from '../../../client/shell-data';
import { loadRefunds } from '../../../desks/money/load-refunds';
import { RefundsScreen } from '../../../desks/money/refunds-screen';
import { deskProps, type LoaderData } from '../../../server/entry';
import { DeskFrame } from '../../../shell/desk/desk-frame';

const load = deskProps({ permission: 'money.read', namespaces: ['operator'] }, ({ call, query }) =>
  loadRefunds(call, query),
);
export const getServerSideProps = load;

export default function RefundsPage({ data: { self, list, asked, now } }: PageProps<LoaderData<typeof load>>) {
  return (
    <DeskFrame self={self}>
      <RefundsScreen list={list} asked={asked} now={now} />
    </DeskFrame>
  );
}
RefundsPage.frame = { layout: 'own' } satisfies FrameSettings;
