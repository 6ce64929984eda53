import type { FrameSettings, PageProps } from '../../../client/shell-data';
import { LedgerScreen } from '../../../desks/money/ledger-screen';
import { loadLedger } from '../../../desks/money/load-ledger';
import { deskProps, type LoaderData } from '../../../server/entry';
import { DeskFrame } from '../../../shell/desk/desk-frame';

const load = deskProps({ permission: 'money.read', namespaces: ['operator'] }, ({ call, query }) =>
  loadLedger(call, query),
);
export const getServerSideProps = load;

export default function LedgerPage({ data: { self, list, asked } }: PageProps<LoaderData<typeof load>>) {
  return (
    <DeskFrame self={self}>
      <LedgerScreen list={list} asked={asked} />
    </DeskFrame>
  );
}
LedgerPage.frame = { layout: 'own' } satisfies FrameSettings;
