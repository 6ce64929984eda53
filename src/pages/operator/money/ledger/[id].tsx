import type { FrameSettings, PageProps } from '../../../../client/shell-data';
import { useTranslation } from '../../../../client/use-translation';
import { deskPaths } from '../../../../contract/desk-paths';
import { RecordPage } from '../../../../desks/bench/record-page';
import { LedgerRecordScreen } from '../../../../desks/money/ledger-record-screen';
import { deskProps, type LoaderData } from '../../../../server/entry';
import { DeskFrame } from '../../../../shell/desk/desk-frame';
import { PageTitle } from '../../../../ui/page-title';

const load = deskProps({ permission: 'money.read', namespaces: ['operator'] }, async ({ call, query }) => ({
  event: await call('GET /operator/ledger/{id}', { params: { id: query.id ?? '' } }),
}));
export const getServerSideProps = load;

export default function LedgerEventPage({ data: { self, event } }: PageProps<LoaderData<typeof load>>) {
  const { t } = useTranslation('operator');
  return (
    <DeskFrame self={self}>
      <PageTitle title={event.no || t(`ledger.kind.${event.kind}`)} />
      <RecordPage back={deskPaths.ledger()} name="ledger">
        <LedgerRecordScreen key={event.id} first={event} level={1} />
      </RecordPage>
    </DeskFrame>
  );
}
LedgerEventPage.frame = { layout: 'own' } satisfies FrameSettings;
