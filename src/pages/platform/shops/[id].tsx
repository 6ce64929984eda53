import type { FrameSettings, PageProps } from '../../../client/shell-data';
import { ShopScreen } from '../../../desks/platform/shop-screen';
import { platformProps, type LoaderData } from '../../../server/entry';
import { PlatformFrame } from '../../../shell/platform/platform-frame';

const load = platformProps(async ({ call, query: { id = '' } }) => ({
  shop: await call('GET /platform/shops/{id}', { params: { id } }),
}));
export const getServerSideProps = load;

export default function PlatformShopPage({ data }: PageProps<LoaderData<typeof load>>) {
  return (
    <PlatformFrame self={data.self}>
      <ShopScreen key={data.shop.id} first={data.shop} />
    </PlatformFrame>
  );
}
PlatformShopPage.frame = { layout: 'own' } satisfies FrameSettings;
