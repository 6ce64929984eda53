import type { FrameSettings, PageProps } from '../client/shell-data';
import { loadShare, type ShareData } from '../features/catalog/load-share';
import { ShareScreen } from '../features/catalog/share-screen';
import { pageProps } from '../server/entry';

export const getServerSideProps = pageProps<ShareData>(
  { access: 'public', namespaces: ['product'] },
  async ({ query, tenant, profile }) =>
    loadShare({ query, preference: tenant.tenantPreference, isKnown: Boolean(profile) }),
);

export default function SharePage({ data }: PageProps<ShareData>) {
  return <ShareScreen data={data} />;
}

const frame: FrameSettings = { search: 'open' };
SharePage.frame = frame;
