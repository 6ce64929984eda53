import type { FrameSettings, PageProps } from '../../../client/shell-data';
import { loadSiteItems } from '../../../desks/content/load-site-items';
import { SiteItemsScreen } from '../../../desks/content/site-items-screen';
import { deskProps, type LoaderData } from '../../../server/entry';
import { DeskFrame } from '../../../shell/desk/desk-frame';

const load = deskProps({ permission: 'content.edit', namespaces: ['operator'] }, ({ call, query }) =>
  loadSiteItems(call, query),
);
export const getServerSideProps = load;

export default function SiteItemsPage({ data: { self, list, asked } }: PageProps<LoaderData<typeof load>>) {
  return (
    <DeskFrame self={self}>
      <SiteItemsScreen key={asked.view} {...{ list, asked }} />
    </DeskFrame>
  );
}
SiteItemsPage.frame = { layout: 'own' } satisfies FrameSettings;
