import type { FrameSettings, PageProps } from '../../../client/shell-data';
import { useTranslation } from '../../../client/use-translation';
import { deskPaths } from '../../../contract/desk-paths';
import { RecordPage } from '../../../desks/bench/record-page';
import { NewCompensationScreen } from '../../../desks/money/new-compensation-screen';
import { deskProps, type LoaderData } from '../../../server/entry';
import { DeskFrame } from '../../../shell/desk/desk-frame';
import { PageTitle } from '../../../ui/page-title';

const load = deskProps({ permission: 'money.refund', namespaces: ['operator'] }, ({ query }) =>
  Promise.resolve({ no: query.no ?? '' }),
);
export const getServerSideProps = load;

export default function NewCompensationPage({ data: { self, no } }: PageProps<LoaderData<typeof load>>) {
  const { t } = useTranslation('operator');
  return (
    <DeskFrame self={self}>
      <PageTitle title={t('compensations.new')} />
      <RecordPage back={deskPaths.compensations()} name="compensations">
        <NewCompensationScreen first={no} />
      </RecordPage>
    </DeskFrame>
  );
}
NewCompensationPage.frame = { layout: 'own' } satisfies FrameSettings;
