import { Checkbox } from '@mantine/core';
import { useChannelName } from '../../client/use-channel-name';
import type { Cart, CartItem } from '../../contract/cart';
import { CartLine } from './cart-line';
import { isOrderable } from '../../contract/cart-lines';
import { tickedOf, toggleAll } from './cart-selection.rules';
import classes from './cart-shop.module.css';

interface Props {
  shop: Cart['shops'][number];
  hrefs: Record<string, string>;
  selection: string[];
  onSelect: (selection: string[]) => void;
  onQuantity: (id: string, quantity: number) => void;
  onMessage: (id: string, message: string) => void;
  onRemove: (item: CartItem) => void;
  isBusy: boolean;
  /** The first of the cart: its pictures are not waited with. */
  isFirst?: boolean;
}

/** One seller's lines: they become one purchase order. */
export function CartShop({ shop, hrefs, selection, onSelect, isFirst = false, ...actions }: Props) {
  const nameOf = useChannelName();
  const ids = shop.cartItems.filter(isOrderable).map(({ id }) => id);
  const ticked = tickedOf(selection, ids);
  return (
    <section className={classes.shop} aria-label={shop.shopName}>
      <header className={classes.head}>
        <Checkbox
          checked={ticked === 'all'}
          indeterminate={ticked === 'some'}
          disabled={ids.length === 0}
          onChange={() => onSelect(toggleAll(selection, ids))}
          label={<bdi>{shop.shopName}</bdi>}
        />
        <span className={classes.channel}>{nameOf(shop.channel)}</span>
      </header>
      <ul className={classes.lines}>
        {shop.cartItems.map((item, place) => (
          <li key={item.id}>
            <CartLine
              item={item}
              isFirst={isFirst && place < 4}
              href={hrefs[item.productUrl]}
              isSelected={selection.includes(item.id)}
              onToggle={() => onSelect(toggleAll(selection, [item.id]))}
              {...actions}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
