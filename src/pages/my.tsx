import type { FrameSettings, PageProps } from '../client/shell-data';
import { OverviewScreen } from '../features/account/overview-screen';
import { pageProps, type LoaderData } from '../server/entry';
import { AccountFrame } from '../shell/account-frame';

const load = pageProps({ access: 'user', namespaces: ['my', 'purchase', 'transit'] }, async ({ call }) => ({
  overview: await call('GET /front/overview', {}),
}));
export const getServerSideProps = load;

export default function OverviewPage({ data }: PageProps<LoaderData<typeof load>>) {
  return (
    <AccountFrame>
      <OverviewScreen {...data} />
    </AccountFrame>
  );
}
OverviewPage.frame = {
  contentHeader: [{ label: 'breadcrumbs.overview' }],
  search: 'collapsed',
} satisfies FrameSettings;
