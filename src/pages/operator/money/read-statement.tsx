import type { FrameSettings, PageProps } from '../../../client/shell-data';
import { useTranslation } from '../../../client/use-translation';
import { deskPaths } from '../../../contract/desk-paths';
import { RecordPage } from '../../../desks/bench/record-page';
import { ReadStatementScreen } from '../../../desks/money/read-statement-screen';
import { deskProps, type LoaderData } from '../../../server/entry';
import { DeskFrame } from '../../../shell/desk/desk-frame';
import { PageTitle } from '../../../ui/page-title';

const load = deskProps({ permission: 'money.reconcile', namespaces: ['operator'] }, () => Promise.resolve({}));
export const getServerSideProps = load;

export default function ReadStatementPage({ data: { self } }: PageProps<LoaderData<typeof load>>) {
  const { t } = useTranslation('operator');
  return (
    <DeskFrame self={self}>
      <PageTitle title={t('statements.new')} />
      <RecordPage back={deskPaths.statements()} name="statements">
        <ReadStatementScreen />
      </RecordPage>
    </DeskFrame>
  );
}
ReadStatementPage.frame = { layout: 'own' } satisfies FrameSettings;
