import type { FrameSettings } from '../../client/shell-data';
import { InStockScreen } from '../../features/warehouse/in-stock-screen';
import { pageProps } from '../../server/entry';
import { AccountFrame } from '../../shell/account-frame';

export const getServerSideProps = pageProps({ access: 'user', namespaces: ['transit'] });

export default function InStockItemsPage() {
  return (
    <AccountFrame>
      <InStockScreen />
    </AccountFrame>
  );
}
InStockItemsPage.frame = {
  contentHeader: [{ label: 'breadcrumbs.inStock' }],
  search: 'collapsed',
} satisfies FrameSettings;
