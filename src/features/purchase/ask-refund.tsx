import { Button } from '@mantine/core';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useLocale } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { formatMoney } from '../../contract/money';
import type { PurchaseOrderDetail } from '../../contract/purchase';
import { LayerLoading } from '../../ui/part-loading';

const Ask = dynamic(() => import('./ask-refund-dialog').then((file) => file.AskRefundDialog), {
  ssr: false,
  loading: LayerLoading,
});

/** Where something of a paid order is wrong; nothing where there is nothing left to ask for. */
export function AskRefund({ order, onAskToClose }: { order: PurchaseOrderDetail; onAskToClose: () => void }) {
  const { t } = useTranslation('purchase');
  const locale = useLocale();
  const [isAsking, setAsking] = useState(false);
  const items = order.askable.flatMap(({ itemId, most }) => {
    const item = order.items.find(({ id }) => id === itemId);
    // of what failed the inspection its parcel asks, with all that can be chosen
    return item && item.status !== 'QC_FAILED' ? { id: itemId, title: item.title, most } : [];
  });
  if (items.length === 0) return null;
  return (
    <div>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('askRefund.open')}
      </Button>
      {isAsking && (
        <Ask
          orderNo={order.orderNo}
          items={items}
          wayBack={order.wayBack}
          closing={
            order.canClose && order.closeGives
              ? {
                  amount: formatMoney(order.closeGives, intlTag(locale)),
                  onAsk: () => (setAsking(false), onAskToClose()),
                }
              : null
          }
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
