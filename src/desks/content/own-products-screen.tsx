import { Alert, Button } from '@mantine/core';
import Link from 'next/link';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { deskPaths } from '../../contract/desk-paths';
import { intlTag } from '../../contract/locales';
import { formatMoney } from '../../contract/money';
import { StatusChip } from '../../ui/status-chip';
import type { IndexColumn } from '../bench/index-columns';
import { IndexPage } from '../bench/index-page';
import type { Asked } from '../bench/index-query';
import classes from './content.module.css';
import { OWN_PRODUCTS_INDEX, type loadOwnProducts } from './load-own-products';
import { wordsIn } from './words-in';

type List = NonNullable<Awaited<ReturnType<typeof loadOwnProducts>>['list']>;
interface Props {
  list: List | null;
  asked: Asked<'all'>;
}

/** What the shop sells out of its own stock, and why shoppers find none of it where that is so. */
export function OwnProductsScreen({ list, asked }: Props) {
  const { t } = useTranslation('operator');
  const { tenant, locale } = useShell();
  const nameOf = ({ titles }: List['items'][number]) => wordsIn(titles, locale, tenant.defaultLanguage);
  const columns: IndexColumn<List['items'][number]>[] = [
    {
      id: 'title',
      header: t('content.title'),
      cell: (product) => (
        <Link href={deskPaths.ownProduct(product.id)} prefetch={false} className={classes.pictured}>
          <img src={product.images[0]} alt="" loading="lazy" width={40} height={40} />
          <bdi>{nameOf(product)}</bdi>
        </Link>
      ),
    },
    {
      id: 'stock',
      header: t('own.stock'),
      isFigure: true,
      cell: ({ skus }) => skus.reduce((sum, { stock }) => sum + stock, 0),
    },
    {
      id: 'price',
      header: t('own.priceFrom'),
      isFigure: true,
      cell: ({ skus }) =>
        formatMoney({ amount: Math.min(...skus.map(({ priceFen }) => priceFen)), currency: 'CNY' }, intlTag(locale)),
    },
    {
      id: 'state',
      header: t('content.stands'),
      cell: ({ state }) => (
        <StatusChip tone={state === 'ON_SALE' ? 'done' : 'neutral'}>{t(`own.state.${state}`)}</StatusChip>
      ),
    },
  ];
  return (
    <>
      {list?.notOffered && (
        <Alert color="yellow" mb="md">
          {t(`own.notOffered.${list.notOffered}`)}
        </Alert>
      )}
      <IndexPage
        spec={OWN_PRODUCTS_INDEX}
        title={t('nav.ownProducts')}
        {...{ asked, list, columns }}
        views={[{ id: 'all', label: t('content.view.all') }]}
        nameOf={nameOf}
        action={
          <Button component={Link} size="xs" href={deskPaths.ownProduct('new')} prefetch={false}>
            {t('own.new')}
          </Button>
        }
        empty={{ title: t('own.none') }}
      />
    </>
  );
}
