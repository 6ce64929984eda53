import type { FrameSettings, PageProps } from '../../../../client/shell-data';
import { deskPaths } from '../../../../contract/desk-paths';
import { RecordPage } from '../../../../desks/bench/record-page';
import { OwnProductScreen } from '../../../../desks/content/own-product-screen';
import { deskProps, type LoaderData } from '../../../../server/entry';
import { DeskFrame } from '../../../../shell/desk/desk-frame';

const load = deskProps({ permission: 'catalogue.edit', namespaces: ['operator'] }, async ({ call, query }) => ({
  product:
    query.id === 'new' ? null : await call('GET /operator/own-products/{id}', { params: { id: query.id ?? '' } }),
}));
export const getServerSideProps = load;

export default function OwnProductPage({ data: { self, product } }: PageProps<LoaderData<typeof load>>) {
  return (
    <DeskFrame self={self}>
      <RecordPage back={deskPaths.ownProducts()} name="ownProducts">
        <OwnProductScreen key={product?.id ?? 'new'} product={product} />
      </RecordPage>
    </DeskFrame>
  );
}
OwnProductPage.frame = { layout: 'own' } satisfies FrameSettings;
