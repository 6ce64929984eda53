import type { FrameSettings, PageProps } from '../../../client/shell-data';
import { loadWithdrawals } from '../../../desks/money/load-withdrawals';
import { WithdrawalsScreen } from '../../../desks/money/withdrawals-screen';
import { deskProps, type LoaderData } from '../../../server/entry';
import { DeskFrame } from '../../../shell/desk/desk-frame';

const load = deskProps({ permission: 'money.read', namespaces: ['operator'] }, ({ call, query }) =>
  loadWithdrawals(call, query),
);
export const getServerSideProps = load;

export default function WithdrawalsPage({ data: { self, list, asked, now } }: PageProps<LoaderData<typeof load>>) {
  return (
    <DeskFrame self={self}>
      <WithdrawalsScreen list={list} asked={asked} now={now} />
    </DeskFrame>
  );
}
WithdrawalsPage.frame = { layout: 'own' } satisfies FrameSettings;
