import { useDebouncedValue } from '@mantine/hooks';
import { withHref } from '../../client/product-href';
import { useRequest } from '../../client/use-request';
import { useTranslation } from '../../client/use-translation';
import type { Channel } from '../../contract/channels';
import { RefusalAlert } from '../../ui/refusal-alert';
import { ProductCard } from '../../ui/product-card';
import { SectionHeading } from '../../ui/section-heading';
import { SnapRow } from '../../ui/snap-row';
import { useCardTexts } from '../../ui/use-card-texts';
import classes from './content.module.css';

interface Props {
  title: string;
  channel: Channel | undefined;
  categoryId: string | undefined;
  keyword: string | undefined;
}

/** Long enough that no letter of a word asks the marketplace by itself. */
const PAUSE_MS = 700;

/** The row as shoppers would see it now. */
export function GroupPreview({ title, channel, categoryId, keyword }: Props) {
  const { t } = useTranslation('operator');
  const texts = useCardTexts();
  const word = keyword?.trim() || undefined;
  const [wish] = useDebouncedValue(JSON.stringify({ channel, categoryId, keyword: word }), PAUSE_MS);
  const query = JSON.parse(wish) as { channel?: Channel; categoryId?: string; keyword?: string };
  const isAsked = Boolean(query.keyword ?? query.categoryId ?? query.channel);
  const { data, error, isLoading } = useRequest(
    'GET /operator/product-groups/preview',
    isAsked ? { query } : undefined,
    {
      keepPreviousData: true,
    },
  );
  const name = title.trim() || t('content.untitled');
  return (
    <section className={classes.card} aria-labelledby="preview" aria-busy={isLoading}>
      <h2 id="preview">{t('catalogue.groups.preview')}</h2>
      {!isAsked && <p className={classes.quiet}>{t('catalogue.groups.problem.wish')}</p>}
      {isAsked && isLoading && !data && <p role="status">{t('catalogue.groups.looking')}</p>}
      <RefusalAlert error={isAsked ? error : undefined} />
      {isAsked && data?.products.length === 0 && <p role="status">{t('catalogue.groups.empty')}</p>}
      {isAsked && data && data.products.length > 0 && (
        <div className={classes.shopRow} data-stale={isLoading}>
          <SnapRow label={name} heading={<SectionHeading title={name} level={3} />}>
            {data.products.map(withHref).map((product) => (
              <ProductCard key={product.productId} product={product} texts={texts} />
            ))}
          </SnapRow>
        </div>
      )}
    </section>
  );
}
