import type { ReactNode } from 'react';
import { useTranslation } from '../../client/use-translation';
import type { DeskPurchase } from '../../contract/buying-desk';
import { deskPaths } from '../../contract/desk-paths';
import { LinkIfMay } from '../bench/link-if-may';

interface Props {
  order: Pick<DeskPurchase, 'shopperId' | 'shopperName' | 'parcels' | 'shipments'>;
}

/** Whose order it is, in which parcels its goods came, and with which shipments they go on. */
export function OrderThings({ order: { shopperId, shopperName, parcels, shipments } }: Props) {
  const { t } = useTranslation('operator');
  return (
    <>
      <span>
        {t('manual.shopper')}:{' '}
        <LinkIfMay needs="customer.read" href={deskPaths.customer(shopperId)}>
          {shopperName}
        </LinkIfMay>
      </span>
      {parcels.length > 0 && (
        <span>
          {t('customers.parcels')}:{' '}
          {listed(
            parcels.map(({ id, no }) => (
              <LinkIfMay key={id} needs="warehouse.receive" href={deskPaths.parcel(id)}>
                {no}
              </LinkIfMay>
            )),
          )}
        </span>
      )}
      {shipments.length > 0 && (
        <span>
          {t('customers.shipments')}:{' '}
          {listed(
            shipments.map(({ id, no }) => (
              <LinkIfMay key={id} needs="packing.pick" href={deskPaths.packingOf(id)}>
                {no}
              </LinkIfMay>
            )),
          )}
        </span>
      )}
    </>
  );
}

const listed = (links: ReactNode[]) => links.flatMap((link, at) => (at === 0 ? [link] : [', ', link]));
