import type { FrameSettings, PageProps } from '../../../client/shell-data';
import { loadTexts } from '../../../desks/settings/load-texts';
import { TextsScreen } from '../../../desks/settings/texts-screen';
import { deskProps, type LoaderData } from '../../../server/entry';
import { DeskFrame } from '../../../shell/desk/desk-frame';

const load = deskProps({ permission: 'settings.read', namespaces: ['operator'] }, ({ call, query, tenant }) =>
  loadTexts(call, query, tenant),
);
export const getServerSideProps = load;

export default function TextsPage({ data: { self, texts, asked, after } }: PageProps<LoaderData<typeof load>>) {
  return (
    <DeskFrame self={self}>
      <TextsScreen
        key={`${asked.language} ${asked.view} ${asked.keyword ?? ''} ${after}`}
        texts={texts}
        asked={asked}
      />
    </DeskFrame>
  );
}
TextsPage.frame = { layout: 'own' } satisfies FrameSettings;
