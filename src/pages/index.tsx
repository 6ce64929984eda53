import dynamic from 'next/dynamic';
import type { FrameSettings, PageProps } from '../client/shell-data';
import homeClasses from '../features/content/home.module.css';
import { HomeScreen } from '../features/content/home-screen';
import { loadHome, type HomeData } from '../features/content/load-home';
import { pageProps } from '../server/entry';
import { SearchBox } from '../shell/search-box';
import { PartLoading } from '../ui/part-loading';

const RecentlyViewed = dynamic(
  () => import('../features/catalog/recently-viewed').then((file) => file.RecentlyViewed),
  { ssr: false, loading: PartLoading },
);

export const getServerSideProps = pageProps(
  { access: 'public', namespaces: ['homepage'], later: ['transit'] },
  async ({ call }) => loadHome(call),
);

export default function HomePage({ data }: PageProps<HomeData>) {
  return (
    <HomeScreen
      data={data}
      search={<SearchBox variant="hero" placeholder={data.placeholder} />}
      recent={<RecentlyViewed className={homeClasses.section} />}
    />
  );
}
HomePage.frame = { search: 'scrolled' } satisfies FrameSettings;
