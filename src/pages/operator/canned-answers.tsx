import type { FrameSettings, PageProps } from '../../client/shell-data';
import { deskPaths } from '../../contract/desk-paths';
import { RecordPage } from '../../desks/bench/record-page';
import { CannedAnswersScreen } from '../../desks/customers/canned-answers-screen';
import { deskProps, type LoaderData } from '../../server/entry';
import { DeskFrame } from '../../shell/desk/desk-frame';

const load = deskProps({ permission: 'customer.message', namespaces: ['operator'] }, async ({ call }) => ({
  answers: (await call('GET /operator/canned-answers', {})).items,
}));
export const getServerSideProps = load;

export default function CannedAnswersPage({ data: { self, answers } }: PageProps<LoaderData<typeof load>>) {
  return (
    <DeskFrame self={self}>
      <RecordPage back={deskPaths.threads()} name="threads">
        <CannedAnswersScreen first={answers} />
      </RecordPage>
    </DeskFrame>
  );
}
CannedAnswersPage.frame = { layout: 'own' } satisfies FrameSettings;
