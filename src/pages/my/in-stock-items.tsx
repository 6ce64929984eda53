import type { FrameSettings, PageProps } from '../../client/shell-data';
import { InStockScreen } from '../../features/warehouse/in-stock-screen';
import { loadStock } from '../../features/warehouse/load-stock';
import { STOCK_VIEWS } from '../../features/warehouse/stock-selection.rules';
import { pageProps, type LoaderData } from '../../server/entry';
import { AccountFrame } from '../../shell/account-frame';

const load = pageProps({ access: 'user', namespaces: ['transit', 'payment', 'purchase'] }, async ({ call, query }) => ({
  ...(await loadStock(call)),
  view: STOCK_VIEWS.find((known) => known === query.view) ?? ('all' as const),
  decide: query.decide ?? null,
}));
export const getServerSideProps = load;

export default function InStockItemsPage({ data }: PageProps<LoaderData<typeof load>>) {
  return (
    <AccountFrame>
      <InStockScreen {...data} decide={data.decide ?? undefined} />
    </AccountFrame>
  );
}
InStockItemsPage.frame = {
  contentHeader: [{ label: 'breadcrumbs.inStock' }],
  search: 'collapsed',
} satisfies FrameSettings;
