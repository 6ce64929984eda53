import { IconShoppingCart } from '@tabler/icons-react';
import Link from 'next/link';
import { useCart } from '../client/cart.store';
import { paths } from '../contract/paths';
import { useProfile } from '../client/use-profile';
import { useTranslation } from '../client/use-translation';
import classes from './header.module.css';

/** SES-6: the cart, or login and then the cart. */
export const cartHref = (isLoggedIn: boolean) => (isLoggedIn ? paths.cart() : paths.login(paths.cart()));

/** Lines in the cart, as a picture over the cart. */
export function CartCount() {
  const count = useCart(({ cart }) => cart?.itemCount ?? 0);
  return count > 0 ? (
    <span className={classes.count} aria-hidden>
      {count > 99 ? '99+' : count}
    </span>
  ) : null;
}

export function CartLink() {
  const { t } = useTranslation();
  const isLoggedIn = useProfile() !== null;
  const count = useCart(({ cart }) => cart?.itemCount ?? 0);
  return (
    <Link className={classes.tool} href={cartHref(isLoggedIn)} prefetch={false}>
      <span className={classes.cart}>
        <IconShoppingCart size={24} stroke={1.6} aria-hidden />
        <CartCount />
      </span>
      <span className={classes.toolText} aria-hidden>
        {t('account.cart')}
      </span>
      <span className="visually-hidden">{t('shell.cart', { count })}</span>
    </Link>
  );
}
