import { useRouter } from 'next/router';
import { useState } from 'react';
import type { ApiError } from '../../client/caller';
import { notify } from '../../client/notify';
import { useAction } from '../../client/use-action';
import { useLateWords } from '../../client/use-late-words';
import { useTranslation } from '../../client/use-translation';
import type { FavoritesData, KeptProduct } from './load-favorites';

/** The page of kept products as it is now: what is removed goes at once and can come back for a while. */
export function useKeptProducts(data: FavoritesData) {
  const { t } = useTranslation('common');
  const router = useRouter();
  const [served, setServed] = useState(data);
  const [items, setItems] = useState(data.items);
  const [removed, setRemoved] = useState<{ item: KeptProduct; at: number }>();
  const onError = ({ status, detail }: ApiError) => status !== 401 && notify.error(detail || t('errors.NETWORK'));
  const drop = useAction('DELETE /front/product-favorite/{id}/delete', { onError });
  const save = useAction('POST /front/product-favorite/save', { onError });

  const worded = useLateWords(data.items, {
    areComing: data.items.some(({ product }) => product.areWordsComing),
    ask: async () => (await import('./late-favorites')).withLateTitles(data),
  });
  const titles = new Map(worded.map(({ product }) => [product.productUrl, product.title]));

  if (served !== data) {
    setServed(data);
    setItems(data.items);
  }

  const remove = async (item: KeptProduct) => {
    const at = items.findIndex(({ id }) => id === item.id);
    if (!(await drop.run({ params: { id: item.id } }))) return;
    setItems((current) => current.filter(({ id }) => id !== item.id));
    setRemoved({ item, at });
  };
  const putBack = async () => {
    if (!removed) return;
    const { item, at } = removed;
    const favorite = await save.run({ body: { productUrl: item.product.productUrl } });
    if (!favorite) return;
    setItems((current) => current.toSpliced(at, 0, { ...item, id: favorite.id }));
    setRemoved(undefined);
  };
  /** Later products move up into the gap. */
  const settle = () => {
    setRemoved(undefined);
    if (data.pageCount > 1) void router.replace(router.asPath, undefined, { scroll: false });
  };

  return {
    items: items.map((item) => ({
      ...item,
      product: { ...item.product, title: titles.get(item.product.productUrl) ?? item.product.title },
    })),
    total: data.total - (data.items.length - items.length),
    removed: removed?.item,
    isBusy: drop.isRunning || save.isRunning,
    remove: (item: KeptProduct) => void remove(item),
    putBack: () => void putBack(),
    settle,
  };
}
