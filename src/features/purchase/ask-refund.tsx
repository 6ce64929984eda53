import { Button } from '@mantine/core';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useTranslation } from '../../client/use-translation';
import type { PurchaseOrder } from '../../contract/purchase';
import { canAskRefund } from '../../contract/refund-asking';

const Ask = dynamic(() => import('./ask-refund-dialog').then((file) => file.AskRefundDialog), { ssr: false });

/** Where something of a paid order is wrong; nothing where there is nothing left to ask for. */
export function AskRefund({ order }: { order: PurchaseOrder }) {
  const { t } = useTranslation('purchase');
  const [isAsking, setAsking] = useState(false);
  const items = order.items.filter((item) => canAskRefund(order, item));
  if (items.length === 0) return null;
  return (
    <div>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('askRefund.open')}
      </Button>
      {isAsking && <Ask items={items} onClose={() => setAsking(false)} />}
    </div>
  );
}
