import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { WhenNear } from '../../ui/when-near';
import { Announcements } from './announcements';
import { CategoryTiles } from './category-tiles';
import { Feedback } from './feedback';
import { Hero } from './hero';
import classes from './home.module.css';
import { HowItWorks } from './how-it-works';
import type { HomeData } from './load-home';
import { ProductGroups } from './product-groups';
import { LayerLoading, PartLoading } from '../../ui/part-loading';

const CampaignPopup = dynamic(() => import('./campaign-popup').then((m) => m.CampaignPopup), {
  ssr: false,
  loading: LayerLoading,
});
const HomeEstimator = dynamic(() => import('./home-estimator').then((m) => m.HomeEstimator), {
  ssr: false,
  loading: PartLoading,
});
const ESTIMATOR_HEIGHT = { wide: 340, narrow: 545 };

interface Props {
  data: HomeData;
  /** The field of the shell; the page hands it in. */
  search: ReactNode;
  /** What was looked at before; of the catalogue. */
  recent: ReactNode;
}

/** The shop's window. */
export function HomeScreen({ data, search, recent }: Props) {
  return (
    <div className={classes.page}>
      <Hero search={search} banners={data.banners} keywords={data.keywords} />
      <CategoryTiles categories={data.categories} />
      <ProductGroups groups={data.groups} />
      {recent}
      <HowItWorks />
      {data.countries.length > 0 && (
        <WhenNear height={ESTIMATOR_HEIGHT}>
          <HomeEstimator countries={data.countries} />
        </WhenNear>
      )}
      <Announcements announcements={data.announcements} />
      <Feedback />
      <CampaignPopup />
    </div>
  );
}
