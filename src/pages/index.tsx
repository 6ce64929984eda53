import type { FrameSettings, PageProps } from '../client/shell-data';
import { HomeScreen } from '../features/content/home-screen';
import { loadHome, type HomeData } from '../features/content/load-home';
import { pageProps } from '../server/entry';
import { SearchBox } from '../shell/search-box';

export const getServerSideProps = pageProps(
  { access: 'public', namespaces: ['homepage', 'transit'] },
  async ({ call }) => loadHome(call),
);

export default function HomePage({ data }: PageProps<HomeData>) {
  return <HomeScreen data={data} search={<SearchBox variant="hero" placeholder={data.placeholder} />} />;
}
HomePage.frame = { search: 'scrolled' } satisfies FrameSettings;
