import { Button } from '@mantine/core';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useState } from 'react';
import { paths } from '../../contract/paths';
import { useTenant } from '../../client/use-shell';
import { useChannelName } from '../../client/use-channel-name';
import { useTranslation } from '../../client/use-translation';
import type { Channel } from '../../contract/channels';
import { EmptyState } from '../../ui/empty-state';
import { PageLinks } from '../../ui/page-links';
import { UndoBar } from '../../ui/undo-bar';
import { useCardTexts } from '../../ui/use-card-texts';
import { useSeenTab } from '../../ui/use-seen-tab';
import { FavoriteCard } from './favorite-card';
import classes from './favorites-screen.module.css';
import type { FavoritesData, KeptProduct } from './load-favorites';
import { useKeptProducts } from './use-kept-products';
import { LayerLoading } from '../../ui/part-loading';

const ChoiceDialog = dynamic(() => import('./choice-dialog').then((file) => file.ChoiceDialog), {
  ssr: false,
  loading: LayerLoading,
});

/** Seen at once when the page opens on a desktop. */
const FIRST = 5;

/** Products that the shopper keeps, newest first. */
export function FavoritesScreen({ data }: { data: FavoritesData }) {
  const { t } = useTranslation(['my', 'common']);
  const { productPlatforms } = useTenant().tenantPreference;
  const { items, total, removed, isBusy, remove, putBack, settle } = useKeptProducts(data);
  const texts = { ...useCardTexts(), keep: (title: string) => t('favorites.remove', { title }) };
  const [chosen, setChosen] = useState<{ product: KeptProduct['product']; isOpen: boolean }>();
  const { channel, pageNo, pageCount, goneCount } = data;
  const nameOf = useChannelName();
  const row = useSeenTab<HTMLElement>(channel ?? '');
  const tab = (one: Channel | undefined, label: string) => (
    <Link
      key={label}
      className={classes.tab}
      href={paths.favorites({ channel: one })}
      aria-current={(one ?? null) === channel ? 'page' : undefined}
    >
      {label}
    </Link>
  );
  return (
    <>
      <h1 className={classes.title}>{t('favorites.title')}</h1>
      <p className={classes.count} role="status">
        {total > 0 && t('favorites.count', { count: total })}
      </p>
      {productPlatforms.length > 1 && (total > 0 || channel) && (
        <nav ref={row} className={classes.tabs} aria-label={t('favorites.channels')}>
          {tab(undefined, t('favorites.all'))}
          {productPlatforms.map((one) => tab(one, nameOf(one)))}
        </nav>
      )}
      {goneCount > 0 && <p className={classes.gone}>{t('favorites.gone', { count: goneCount })}</p>}
      {total === 0 ? (
        <EmptyState
          picture="heart"
          title={channel ? t('favorites.noneHere', { channel: nameOf(channel) }) : t('favorites.none')}
          text={t('favorites.noneText')}
          action={
            <Button component={Link} href={channel ? paths.favorites() : paths.home()}>
              {channel ? t('favorites.seeAll') : t('favorites.noneAction')}
            </Button>
          }
        />
      ) : (
        <>
          <h2 className="visually-hidden">{t('favorites.list')}</h2>
          <ul className={classes.grid}>
            {items.map((item, index) => (
              <li key={item.product.productUrl}>
                <FavoriteCard
                  item={item}
                  texts={texts}
                  isFirst={index < FIRST}
                  onRemove={() => !isBusy && remove(item)}
                  onChoose={() => setChosen({ product: item.product, isOpen: true })}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <PageLinks
        label={t('favorites.pages')}
        pageNo={pageNo}
        pageCount={pageCount}
        hrefOf={(page) => paths.favorites({ channel: channel ?? undefined, page })}
      />
      {chosen && (
        <ChoiceDialog
          key={chosen.product.productUrl}
          {...chosen}
          onClose={() => setChosen({ ...chosen, isOpen: false })}
        />
      )}
      {removed && (
        <UndoBar
          key={removed.id}
          text={t('favorites.removed', { title: removed.product.title })}
          onUndo={putBack}
          onGone={settle}
        />
      )}
    </>
  );
}
