import type { SearchData } from './load-search';
import clsx from 'clsx';
import Head from 'next/head';
import { useRouter } from 'next/router';
import { call } from '../../client/call';
import { useLateWords } from '../../client/use-late-words';
import { useTenant } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { LoadError } from '../../ui/load-error';
import { ChannelTabs } from './channel-tabs';
import { AsOf } from './as-of';
import { FewBelow } from './few-below';
import { withTitlesOf } from './late-words.rules';
import { ItemIdHint } from './item-id-hint';
import { SearchEmpty } from './search-empty';
import { SearchFilters } from './search-filters';
import { SearchHeading } from './search-heading';
import { ResultGrid } from './result-grid';
import { SearchPagination } from './search-pagination';
import { SearchToolbar } from './search-toolbar';
import { useIsPageLoading } from './use-is-page-loading';
import { categoryNameOf, lastPageOf, searchInput } from './search-query.rules';
import classes from './search.module.css';

/** Fewer than two rows of them leave most of a window empty. */
const FEW = 9;

/** A category's own pages; not what somebody once searched for, nor a page without results. */
const isForStrangers = ({ search, cards }: SearchData) =>
  cards.length > 0 &&
  search.categoryId !== '' &&
  !search.keyword &&
  !search.imageUrl &&
  !search.priceStart &&
  !search.priceEnd;

/** Results of a keyword, a picture, a shop or a category (RTE-5, RTE-6). */
export function SearchScreen({ data }: { data: SearchData }) {
  const { t } = useTranslation('product');
  const { name } = useTenant();
  const router = useRouter();
  const isLoading = useIsPageLoading();
  const { search, total, categories } = data;
  const cards = useLateWords(data.cards, {
    areComing: data.cards.some(({ areWordsComing }) => areWordsComing),
    ask: async () =>
      withTitlesOf(data.cards, (await call('GET /front/product/search', { query: searchInput(search) })).items),
  });
  const hasCards = cards.length > 0;
  const isLast = search.page >= lastPageOf(total);

  return (
    <>
      <Head>
        <title key="title">{`${search.keyword || data.shopName || categoryNameOf(search, categories) || t('search.title')} · ${name}`}</title>
        {!isForStrangers(data) && <meta key="robots" name="robots" content="noindex, follow" />}
      </Head>
      <div className={classes.page}>
        <ChannelTabs search={search} />
        <SearchHeading data={data} />
        <ItemIdHint links={data.itemLinks} />
        <div className={classes.columns}>
          <SearchFilters search={search} categories={categories} className={classes.aside} />
          <div className={classes.main}>
            <SearchToolbar search={search} categories={categories} isSortable={hasCards} />
            <div className={clsx(classes.results, isLoading && classes.dimmed)} aria-busy={isLoading}>
              {data.failure !== null ? (
                <LoadError detail={data.failure} onRetry={() => void router.replace(router.asPath)} />
              ) : hasCards ? (
                <>
                  <h2 className="visually-hidden">{t('search.results')}</h2>
                  {data.isPartial && <p className={classes.partial}>{t('search.partial')}</p>}
                  <AsOf at={data.asOf} />
                  <ResultGrid cards={cards} />
                </>
              ) : (
                <SearchEmpty search={search} />
              )}
            </div>
            {hasCards && cards.length <= FEW && isLast && <FewBelow shown={cards.map(({ productId }) => productId)} />}
            {hasCards && <SearchPagination search={search} last={lastPageOf(total)} />}
          </div>
        </div>
      </div>
    </>
  );
}
