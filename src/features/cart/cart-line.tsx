import { ActionIcon, Checkbox } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import Link from 'next/link';
import { isOrderable } from '../../contract/cart-lines';
import { useTranslation } from '../../client/use-translation';
import type { CartItem } from '../../contract/cart';
import { InARow } from '../../ui/in-a-row';
import { isUnitExact } from '../../ui/line-sum';
import { pictureAt } from '../../contract/picture-address';
import { MoneyText, Price } from '../../ui/price';
import { QuantityInput } from '../../ui/quantity-input';
import classes from './cart-line.module.css';
import { LineMessage } from './line-message';

interface Props {
  item: CartItem;
  href: string | undefined;
  isSelected: boolean;
  isBusy: boolean;
  onToggle: () => void;
  onQuantity: (id: string, quantity: number) => void;
  onMessage: (id: string, message: string) => void;
  onRemove: (item: CartItem) => void;
  /** On the first screen: its pictures are not waited with. */
  isFirst?: boolean;
}

export function CartLine({
  item,
  href = '#',
  isSelected,
  isBusy,
  onToggle,
  onQuantity,
  onMessage,
  onRemove,
  isFirst = false,
}: Props) {
  const { t } = useTranslation('cart');
  const canOrder = isOrderable(item);
  const labels = item.skuLabels.join(' · ');
  const isExact = isUnitExact(item.unitPrice, item.quantity, item.lineTotal);
  return (
    <article className={classes.line} data-sold-out={item.isSoldOut || undefined}>
      <Checkbox
        className={classes.tick}
        checked={isSelected}
        disabled={!canOrder}
        onChange={onToggle}
        aria-label={t('line.select', { title: item.title })}
      />
      <Link href={href} className={classes.picture} tabIndex={-1} aria-hidden>
        <img src={pictureAt(item.image, 200)} alt="" width={96} height={96} loading={isFirst ? 'eager' : 'lazy'} />
      </Link>
      <div className={classes.text} data-late={item.areWordsComing}>
        <Link href={href} className={classes.title}>
          <bdi>{item.title}</bdi>
        </Link>
        {labels && (
          <p className={classes.sku} title={item.areWordsComing ? labels : undefined}>
            <InARow parts={item.skuLabels} />
          </p>
        )}
        {item.isSoldOut && <p className={classes.warning}>{t('line.soldOut')}</p>}
        {!item.isSoldOut && item.quantity > item.stock && (
          <p className={classes.warning}>{t('line.onlyLeft', { count: item.stock })}</p>
        )}
        {item.priceBefore && (
          <p className={classes.moved}>
            {t('line.priceMoved')} <MoneyText money={item.priceBefore.local} className={classes.before} />{' '}
            <span className={classes.arrow} aria-hidden /> <MoneyText money={item.unitPrice.local} />
          </p>
        )}
        <LineMessage message={item.message} onSave={(message) => onMessage(item.id, message)} title={item.title} />
      </div>
      <div className={classes.unit}>
        <Price price={item.unitPrice} isFrom={isExact ? undefined : '≈'} />
      </div>
      <div className={classes.quantity}>
        <QuantityInput
          value={item.quantity}
          min={item.minOrderQuantity}
          max={Math.max(item.stock, item.minOrderQuantity)}
          step={item.batchQuantity}
          label={t('line.quantity', { title: item.title })}
          isDisabled={isBusy || item.isSoldOut}
          onChange={(quantity) => onQuantity(item.id, quantity)}
        />
      </div>
      <div className={classes.total}>
        <MoneyText money={item.lineTotal.local} size="md" />
        {!isExact && <MoneyText money={item.lineTotal.cny} className={classes.exact} />}
      </div>
      <ActionIcon
        className={classes.remove}
        variant="subtle"
        color="gray"
        size={44}
        disabled={isBusy}
        onClick={() => onRemove(item)}
        aria-label={t('line.remove', { title: item.title })}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </article>
  );
}
