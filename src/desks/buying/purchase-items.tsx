import { Anchor } from '@mantine/core';
import { useState } from 'react';
import type { ApiError } from '../../client/caller';
import { useRequest } from '../../client/use-request';
import { useTranslation } from '../../client/use-translation';
import type { DeskPurchase } from '../../contract/buying-desk';
import { ActionButton } from '../../ui/action-button';
import { MoneyText } from '../../ui/price';
import { StatusChip } from '../../ui/status-chip';
import classes from './buying.module.css';
import { GonePanel } from './gone-panel';
import { ItemPictures } from './item-pictures';
import { ItemStock } from './item-stock';

interface Props {
  order: DeskPurchase;
  /** What its seller has no more is given back, or replaced. */
  mayEnd: boolean;
  onChanged: (now: DeskPurchase | undefined) => void;
  onRefused: (error: ApiError) => void;
}

/** What is to be bought, in the seller's words, with the way there and what its shopper says to it. */
export function PurchaseItems({ order, mayEnd, onChanged, onRefused }: Props) {
  const { t } = useTranslation('operator');
  const [open, setOpen] = useState<string>();
  const { items, canPlace } = order;
  // asked for by whoever is about to buy: each look is a call to a marketplace
  const { data } = useRequest(
    'GET /operator/purchase-orders/{id}/listings',
    canPlace ? { params: { id: order.id } } : undefined,
  );
  const todayOf = (id: string) => data?.items.find(({ orderItemId }) => orderItemId === id);
  return (
    <ul className={classes.items}>
      {items.map((item) => (
        <li key={item.id}>
          <ItemPictures image={item.image} paidFen={item.paidFen} today={todayOf(item.id)} />
          <div className={classes.words}>
            <Anchor href={item.productUrl} target="_blank" rel="noreferrer" size="sm">
              <bdi>{item.title}</bdi>
            </Anchor>
            <bdi className={classes.quiet}>{item.options.join(' · ')}</bdi>
            {item.status === 'ORDERED' && order.channel !== 'SELF_OWNED' && (
              <span className={classes.chips}>
                <ItemStock quantity={item.quantity} today={todayOf(item.id)} />
              </span>
            )}
            {item.message && (
              <p className={classes.note}>
                <bdi>{item.message}</bdi>
              </p>
            )}
            {item.asked && (
              <span>
                {t('buying.asksMore')} <MoneyText money={{ amount: item.asked.unitFen, currency: 'CNY' }} />{' '}
                {t('buying.asksApiece')} · {t('buying.asksShopper', { name: order.shopperName })}{' '}
                <MoneyText money={item.asked.more} />
              </span>
            )}
            {item.substitute && (
              <span>
                {t('buying.substitute.offered')}{' '}
                <Anchor href={item.substitute.productUrl} target="_blank" rel="noreferrer" size="sm">
                  <bdi>{item.substitute.title}</bdi>
                </Anchor>{' '}
                · <MoneyText money={item.substitute.unitPrice.cny} />
              </span>
            )}
          </div>
          <div className={classes.end}>
            <span>
              <MoneyText money={{ amount: item.paidFen, currency: 'CNY' }} /> × {item.quantity}
            </span>
            {item.status !== 'ORDERED' && <StatusChip tone="neutral">{t(`buying.item.${item.status}`)}</StatusChip>}
            {item.isRefundAsked && <StatusChip tone="trouble">{t('buying.refundAsked')}</StatusChip>}
            {mayEnd && canPlace && !item.isRefundAsked && item.status === 'ORDERED' && (
              <ActionButton
                size="compact-xs"
                variant="default"
                aria-expanded={open === item.id}
                onClick={() => setOpen(open === item.id ? undefined : item.id)}
              >
                {t('buying.gone')}
              </ActionButton>
            )}
          </div>
          {open === item.id && canPlace && item.status === 'ORDERED' && (
            <GonePanel {...{ order, item, onChanged, onRefused }} />
          )}
        </li>
      ))}
    </ul>
  );
}
