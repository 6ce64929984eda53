import type { FrameSettings, PageProps } from '../../../client/shell-data';
import { loadOwnProducts } from '../../../desks/content/load-own-products';
import { OwnProductsScreen } from '../../../desks/content/own-products-screen';
import { deskProps, type LoaderData } from '../../../server/entry';
import { DeskFrame } from '../../../shell/desk/desk-frame';

const load = deskProps({ permission: 'catalogue.edit', namespaces: ['operator'] }, ({ call, query }) =>
  loadOwnProducts(call, query),
);
export const getServerSideProps = load;

export default function OwnProductsPage({ data: { self, list, asked } }: PageProps<LoaderData<typeof load>>) {
  return (
    <DeskFrame self={self}>
      <OwnProductsScreen {...{ list, asked }} />
    </DeskFrame>
  );
}
OwnProductsPage.frame = { layout: 'own' } satisfies FrameSettings;
