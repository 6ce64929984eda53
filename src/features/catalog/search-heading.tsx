import type { SearchData } from './load-search';
import { useTranslation } from '../../client/use-translation';
import { groupThousands } from '../../contract/money';
import { categoryNameOf } from './search-query.rules';
import { ImageSearch } from './image-search/image-search';
import classes from './search.module.css';

/** What was searched, and how much was found. */
export function SearchHeading({ data: { search, total, shopName, categories, failure } }: { data: SearchData }) {
  const { t } = useTranslation('product');
  const { keyword, imageUrl, shopId, channel } = search;
  const heading = imageUrl
    ? t('search.byPicture')
    : shopId
      ? t('search.ofShop', { shop: shopName || shopId })
      : keyword
        ? t('search.forKeyword', { keyword })
        : categoryNameOf(search, categories) || t('search.everything');
  return (
    <header className={classes.heading}>
      {/* an address that the search refused may be anybody's */}
      {imageUrl && failure === null && (
        <img className={classes.searchedPicture} src={imageUrl} alt="" width={56} height={56} />
      )}
      <div>
        <h1 className={classes.title}>{heading}</h1>
        <p className={classes.count} role="status">
          {failure === null && t('search.count', { count: total, shown: groupThousands(total) })}
        </p>
      </div>
      {imageUrl && (
        <div className={classes.another}>
          <ImageSearch channel={channel || undefined} label={t('common:imageSearch.another')} />
        </div>
      )}
    </header>
  );
}
