import type { FrameSettings, PageProps } from '../../../client/shell-data';
import { ArticlesScreen } from '../../../desks/content/articles-screen';
import { loadArticles } from '../../../desks/content/load-articles';
import { deskProps, type LoaderData } from '../../../server/entry';
import { DeskFrame } from '../../../shell/desk/desk-frame';

const load = deskProps({ permission: 'content.edit', namespaces: ['operator'] }, ({ call, query }) =>
  loadArticles(call, query),
);
export const getServerSideProps = load;

export default function ArticlesPage({ data: { self, list, asked } }: PageProps<LoaderData<typeof load>>) {
  return (
    <DeskFrame self={self}>
      <ArticlesScreen {...{ list, asked }} />
    </DeskFrame>
  );
}
ArticlesPage.frame = { layout: 'own' } satisfies FrameSettings;
