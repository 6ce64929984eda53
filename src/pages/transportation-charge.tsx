import dynamic from 'next/dynamic';
import type { FrameSettings, PageProps } from '../client/shell-data';
import { ArticleScreen } from '../features/content/article-screen';
import { loadArticle, loadBeside } from '../features/content/load-article';
import { pageProps, type LoaderData } from '../server/entry';
import { WhenNear } from '../ui/when-near';
import { PartLoading } from '../ui/part-loading';

const ShippingEstimator = dynamic(
  () => import('../features/content/shipping-estimator').then((file) => file.ShippingEstimator),
  { ssr: false, loading: PartLoading },
);
const ESTIMATOR_HEIGHT = { wide: 705, narrow: 935 };

const load = pageProps({ access: 'public', namespaces: ['transit'] }, async ({ call, tenant }) => {
  const [article, about, countries] = await Promise.all([
    loadArticle(call, 'ABOUT_TRANSIT_FEE'),
    tenant.enabledArticle.includes('ABOUT_TRANSIT') ? loadBeside(call, 'ABOUT_TRANSIT') : null,
    call('GET /front/supported-countries', {}),
  ]);
  return { article, about, countries };
});
export const getServerSideProps = load;

export default function TransportationChargePage({ data }: PageProps<LoaderData<typeof load>>) {
  return (
    <ArticleScreen article={data.article} below={data.about}>
      <WhenNear height={ESTIMATOR_HEIGHT}>
        <ShippingEstimator countries={data.countries} />
      </WhenNear>
    </ArticleScreen>
  );
}
TransportationChargePage.frame = {
  contentHeader: [{ label: 'nav.shippingFees' }],
  search: 'collapsed',
  background: 'pattern',
} satisfies FrameSettings;
