import type { FrameSettings } from '../../client/shell-data';
import { TransitListScreen } from '../../features/transit/transit-list-screen';
import { pageProps } from '../../server/entry';
import { AccountFrame } from '../../shell/account-frame';

export const getServerSideProps = pageProps({ access: 'user', namespaces: ['transit'] });

export default function TransitPage() {
  return (
    <AccountFrame>
      <TransitListScreen />
    </AccountFrame>
  );
}
TransitPage.frame = { contentHeader: [{ label: 'breadcrumbs.transit' }], search: 'collapsed' } satisfies FrameSettings;
