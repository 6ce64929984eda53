import type { FrameSettings, PageProps } from '../../../../client/shell-data';
import { DepositRecordScreen } from '../../../../desks/money/deposit-record-screen';
import { deskProps, type LoaderData } from '../../../../server/entry';
import { DeskFrame } from '../../../../shell/desk/desk-frame';
import { PageTitle } from '../../../../ui/page-title';

const load = deskProps({ permission: 'money.read', namespaces: ['operator'] }, async ({ call, query }) => ({
  deposit: await call('GET /operator/deposits/{id}', { params: { id: query.id ?? '' } }),
  now: new Date().toISOString(),
}));
export const getServerSideProps = load;

export default function DepositPage({ data: { self, deposit, now } }: PageProps<LoaderData<typeof load>>) {
  return (
    <DeskFrame self={self}>
      <PageTitle title={deposit.depositNo} />
      <DepositRecordScreen key={deposit.id} first={deposit} now={now} level={1} />
    </DeskFrame>
  );
}
DepositPage.frame = { layout: 'own' } satisfies FrameSettings;
