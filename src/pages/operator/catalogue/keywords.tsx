import type { FrameSettings, PageProps } from '../../../client/shell-data';
import { KeywordsScreen } from '../../../desks/content/keywords-screen';
import { loadKeywords } from '../../../desks/content/load-keywords';
import { deskProps, type LoaderData } from '../../../server/entry';
import { DeskFrame } from '../../../shell/desk/desk-frame';

const load = deskProps({ permission: 'catalogue.edit', namespaces: ['operator'] }, ({ call, query, tenant }) =>
  loadKeywords(call, query, tenant),
);
export const getServerSideProps = load;

export default function KeywordsPage({ data: { self, ...data } }: PageProps<LoaderData<typeof load>>) {
  return (
    <DeskFrame self={self}>
      <KeywordsScreen {...data} />
    </DeskFrame>
  );
}
KeywordsPage.frame = { layout: 'own' } satisfies FrameSettings;
