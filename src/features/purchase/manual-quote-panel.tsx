import { Button } from '@mantine/core';
import Link from 'next/link';
import { notify } from '../../client/notify';
import { useAction } from '../../client/use-action';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import type { ManualQuote } from '../../contract/manual-quote';
import { paths } from '../../contract/paths';
import type { ManualOrderDetail } from '../../contract/purchase';
import { formatDateTime } from '../../contract/tenant-time';
import { ActionButton } from '../../ui/action-button';
import { QuoteReceipt } from '../../ui/quote-receipt';
import own from './manual-quote-panel.module.css';
import { ManualQuoteRows } from './manual-quote-rows';
import classes from '../../ui/record-page.module.css';

interface Props {
  order: ManualOrderDetail;
  quote: ManualQuote;
  /** Where the shopper goes on to pay. */
  onOrdered: (orderId: string) => void;
  /** Something else has happened to the request meanwhile. */
  onStale: () => void;
}

/** The price that staff found out, as a receipt, and the one thing to do about it. */
export function ManualQuotePanel({ order, quote, onOrdered, onStale }: Props) {
  const { t } = useTranslation(['purchase', 'common']);
  const { tenant, locale } = useShell();
  const accept = useAction('POST /front/manual-orders/{id}/accept', {
    onError: ({ status, detail }) => {
      notify.error(t('actions.failed'), detail || t('common:errors.NETWORK'));
      if (status === 409) onStale();
    },
  });
  const at = formatDateTime(quote.validUntil, tenant.timezoneOffset, intlTag(locale));
  const isOver = order.closeReason === 'EXPIRED' || (order.status === 'QUOTED' && !order.canAccept);

  const makeOrder = async () => {
    const placed = await accept.run({ params: { id: order.id }, body: { termsAccepted: true } });
    if (!placed) return;
    notify.success(t('manual.quote.done'));
    onOrdered(placed.id);
  };
  return (
    <section className={classes.panel} aria-labelledby="quote">
      <h2 id="quote">{t('manual.quote.title')}</h2>
      <ManualQuoteRows rows={quote.rows} />
      <QuoteReceipt sums={quote} />
      {isOver && <p className={own.quiet}>{t('manual.quote.over', { at })}</p>}
      {order.canAccept && (
        <>
          <p className={own.quiet}>{t('manual.quote.until', { at })}</p>
          <ActionButton size="md" onClick={() => void makeOrder()} loading={accept.isRunning}>
            {t('manual.quote.accept')}
          </ActionButton>
          <p className={own.quiet}>{t('manual.quote.terms')}</p>
        </>
      )}
      {order.orderId && (
        <Button component={Link} href={paths.purchase(order.orderId)} size="md">
          {t('manual.quote.toOrder')}
        </Button>
      )}
    </section>
  );
}
