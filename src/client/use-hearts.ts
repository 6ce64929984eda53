import { useRouter } from 'next/router';
import { useRef, useState } from 'react';
import { call } from './call';
import { ApiError } from './caller';
import { notify } from './notify';
import { paths } from '../contract/paths';
import { isLoggedIn } from './session.store';
import { useTranslation } from './use-translation';

/** As much of a card as its heart needs: its link names the product. */
interface Kept {
  href: string;
  isFavorite?: boolean;
}

export interface Hearts {
  isOn: (card: Kept) => boolean;
  /** A visitor is led to the login, and back. */
  toggle: (card: Kept) => void;
}

/** The hearts of a list of cards: shown at once, taken back when refused. */
export function useHearts(): Hearts {
  const { t } = useTranslation('common');
  const router = useRouter();
  const [changed, setChanged] = useState<Record<string, boolean>>({});
  const busy = useRef(new Set<string>());
  const isOn = ({ href, isFavorite = false }: Kept) => changed[href] ?? isFavorite;
  const show = (href: string, isKept: boolean) => setChanged((before) => ({ ...before, [href]: isKept }));

  const toggle = async (card: Kept) => {
    const { href } = card;
    if (!isLoggedIn()) return void router.push(paths.login(router.asPath));
    if (busy.current.has(href)) return;
    busy.current.add(href);
    const wanted = !isOn(card);
    show(href, wanted);
    try {
      await keepProduct(href, wanted);
    } catch (error) {
      show(href, !wanted);
      // a lost session is said by the shell
      if (!(error instanceof ApiError && error.status === 401))
        notify.error((error instanceof ApiError && error.detail) || t('errors.NETWORK'));
    } finally {
      busy.current.delete(href);
    }
  };
  return { isOn, toggle: (card) => void toggle(card) };
}

async function keepProduct(href: string, isKept: boolean): Promise<void> {
  // brings the cipher along
  const { productUrlOf } = await import('./product-href');
  const body = { productUrl: productUrlOf(href) };
  // to save what is saved changes nothing and tells the id, which a card does not carry
  const { id } = await call('POST /front/product-favorite/save', { body });
  if (!isKept) await call('DELETE /front/product-favorite/{id}/delete', { params: { id } });
}
