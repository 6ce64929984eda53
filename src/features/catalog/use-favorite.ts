import { useRouter } from 'next/router';
import { useState } from 'react';
import type { ApiError } from '../../client/caller';
import { notify } from '../../client/notify';
import { paths } from '../../contract/paths';
import { isLoggedIn } from '../../client/session.store';
import { useAction } from '../../client/use-action';
import { useTranslation } from '../../client/use-translation';
import type { Product } from '../../contract/catalog';

/** Keeps a product or forgets it; shown at once, taken back when refused. */
export function useFavorite({ productUrl, isFavorite: wasFavorite }: Pick<Product, 'productUrl' | 'isFavorite'>) {
  const { t } = useTranslation('common');
  const router = useRouter();
  const [isFavorite, setFavorite] = useState(wasFavorite);
  // a lost session is said by the shell
  const onError = ({ status, detail }: ApiError) => status !== 401 && notify.error(detail || t('errors.NETWORK'));
  const save = useAction('POST /front/product-favorite/save', { onError, isSwitch: true });
  const remove = useAction('DELETE /front/product-favorite/{id}/delete', { onError, isSwitch: true });
  const isBusy = save.isRunning || remove.isRunning;

  const toggle = async () => {
    if (isBusy) return;
    if (!isLoggedIn()) {
      void router.push(paths.login(router.asPath));
      return;
    }
    const wanted = !isFavorite;
    setFavorite(wanted);
    // to save what is saved changes nothing and tells the id, which a product does not carry
    const favorite = await save.run({ body: { productUrl } });
    const isDone = favorite && (wanted || (await remove.run({ params: { id: favorite.id } })));
    if (!isDone) setFavorite(!wanted);
  };
  return { isFavorite, isBusy, toggle: () => void toggle() };
}
