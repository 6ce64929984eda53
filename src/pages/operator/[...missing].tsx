import type { FrameSettings, PageProps } from '../../client/shell-data';
import { deskProps, type LoaderData } from '../../server/entry';
import { DeskMissing } from '../../shell/desk/desk-missing';

/** Every address below the desks that has no page, and that of records that are not there (`deskPaths.missing`). */
const load = deskProps({ permission: null, namespaces: ['operator'] }, ({ query, path, setStatus }) => {
  setStatus(404);
  return Promise.resolve({ path: query.at ?? path });
});
export const getServerSideProps = load;

export default function MissingDeskPage({ data: { self, path } }: PageProps<LoaderData<typeof load>>) {
  return <DeskMissing self={self} path={path} />;
}
MissingDeskPage.frame = { layout: 'own' } satisfies FrameSettings;
