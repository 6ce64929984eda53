import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { paths } from '../../../contract/paths';
import { productHref } from '../../../client/product-href';
import type { FrameSettings, PageProps } from '../../../client/shell-data';
import { PurchaseDetailScreen } from '../../../features/purchase/purchase-detail-screen';
import { pageProps, type LoaderData } from '../../../server/entry';

const PayDialog = dynamic(() => import('../../../shell/checkout-pay-dialog').then((file) => file.CheckoutPayDialog), {
  ssr: false,
});

const load = pageProps(
  { access: 'user', namespaces: ['purchase', 'payment', 'transit', 'my'] },
  async ({ call, query }) => {
    const order = await call('GET /front/purchase-orders/{id}', { params: { id: query.id ?? '' } });
    const hrefs = Object.fromEntries(order.items.map(({ productUrl }) => [productUrl, productHref(productUrl)]));
    return { order, hrefs, startsPaying: query.pay === '1' };
  },
);
export const getServerSideProps = load;

export default function PurchasePage({ data }: PageProps<LoaderData<typeof load>>) {
  const router = useRouter();
  const reload = () => router.replace(paths.purchase(data.order.id), undefined, { scroll: false });
  // to close takes `?pay=1` from the address: at the same time it would outrun what is read anew
  return (
    <PurchaseDetailScreen
      {...data}
      onChanged={() => void reload()}
      renderPay={(payment, close) => (
        <PayDialog payment={payment} onClose={close} onPaid={() => void reload().then(close)} />
      )}
    />
  );
}
PurchasePage.frame = {
  contentHeader: [{ label: 'breadcrumbs.purchases', href: '/my/purchase' }, { label: 'breadcrumbs.order' }],
  search: 'collapsed',
} satisfies FrameSettings;
