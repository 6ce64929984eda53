import type { FrameSettings, PageProps } from '../../../client/shell-data';
import { loadPapers } from '../../../desks/packing/load-papers';
import { PapersScreen } from '../../../desks/packing/papers-screen';
import { deskProps, type LoaderData } from '../../../server/entry';
import { DeskFrame } from '../../../shell/desk/desk-frame';

const load = deskProps({ permission: 'packing.label', namespaces: ['operator'] }, ({ call, query }) =>
  loadPapers(call, query),
);
export const getServerSideProps = load;

export default function PapersPage({ data: { self, papers, paper } }: PageProps<LoaderData<typeof load>>) {
  return (
    <DeskFrame self={self}>
      <PapersScreen key={papers.id} papers={papers} paper={paper} />
    </DeskFrame>
  );
}
PapersPage.frame = { layout: 'own' } satisfies FrameSettings;
