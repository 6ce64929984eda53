import { Alert, Anchor, Button, Checkbox } from '@mantine/core';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { useCart } from '../../client/cart.store';
import { forgetCheckout } from '../../client/checkout-intent';
import { paths } from '../../contract/paths';
import { useTenant } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { ActionButton } from '../../ui/action-button';
import { EmptyState } from '../../ui/empty-state';
import { LoadError } from '../../ui/load-error';
import { QuoteReceipt } from '../../ui/quote-receipt';
import { RowsSkeleton } from '../../ui/skeletons';
import beside from '../../ui/beside-sum.module.css';
import classes from './checkout-screen.module.css';
import { CheckoutPlace, type Places } from './checkout-place';
import { CheckoutShop } from './checkout-shop';
import { HoldClock } from './hold-clock';
import { MovedNotice } from './moved-notice';
import { useCheckout } from './use-checkout';
import { shippedOfQuote } from './way-abroad.rules';
import { WayAbroadBelow } from './way-abroad-below';
import { LayerLoading } from '../../ui/part-loading';

const ArticleDialog = dynamic(() => import('../../ui/article-dialog').then((file) => file.ArticleDialog), {
  ssr: false,
  loading: LayerLoading,
});

interface Props {
  /** The shop's terms and prohibited goods, read in a dialog. */
  articles: { title: string; html: string }[];
  places: Places;
}

/** The last look: every line and fee, terms, one button. */
export function CheckoutScreen({ articles, places }: Props) {
  const { t } = useTranslation(['cart', 'common']);
  const router = useRouter();
  const { supportBatchPay, supportBalancePay } = useTenant().tenantPreference;
  const paysTogether = supportBatchPay && supportBalancePay;
  const syncCart = useCart((state) => state.sync);
  const { state, reload, error, isOrdering, order, setWarehouse } = useCheckout();
  const [hasAgreed, setAgreed] = useState(false);
  const [asksTerms, setAsksTerms] = useState(false);
  const [readsTerms, setReadsTerms] = useState(false);
  const [isLeaving, setLeaving] = useState(false);

  if (state.phase === 'nothing') {
    return (
      <EmptyState
        level={1}
        picture="cart"
        title={t('checkout.none.title')}
        text={t('checkout.none.text')}
        action={
          <Button component={Link} href={paths.cart()}>
            {t('checkout.none.action')}
          </Button>
        }
      />
    );
  }
  const submit = async () => {
    setAsksTerms(!hasAgreed);
    if (!hasAgreed) return;
    const orders = await order();
    const [first] = orders ?? [];
    if (!orders || !first) return;
    setLeaving(true);
    forgetCheckout();
    void syncCart();
    const numbers = orders.map(({ orderNo }) => orderNo);
    const together = paysTogether ? paths.pendingPayments({ orders: numbers }) : paths.purchases({ group: 'toPay' });
    await router.replace(orders.length === 1 ? `${paths.purchase(first.id)}?pay=1` : together);
  };

  return (
    <div className={classes.page}>
      <h1 className={classes.title}>{t('checkout.title')}</h1>
      {state.phase === 'failed' && <LoadError detail={state.error.detail} onRetry={() => void reload()} />}
      {state.phase === 'loading' && (
        <div className={beside.columns} role="status" aria-label={t('checkout.loading')}>
          <RowsSkeleton count={2} height={180} />
          <RowsSkeleton count={1} height={320} />
        </div>
      )}
      {state.phase === 'ready' && (
        <div className={beside.columns}>
          <div className={classes.shops}>
            {state.before && <MovedNotice before={state.before} after={state.quote} />}
            <CheckoutPlace
              {...places}
              warehouseId={state.quote.tenantWarehouseId}
              onWarehouse={(id) => void setWarehouse(id)}
            />
            {state.quote.shops.map((shop) => (
              <CheckoutShop key={`${shop.channel}:${shop.shopId}`} shop={shop} />
            ))}
            <WayAbroadBelow
              items={shippedOfQuote(state.quote)}
              tenantWarehouseId={state.quote.tenantWarehouseId || undefined}
            />
          </div>
          <aside className={classes.summary} aria-label={t('summary.title')}>
            <HoldClock key={state.quote.quoteId} onExpired={() => void reload()} />
            <QuoteReceipt sums={state.quote} />
            {error && !state.before && (
              <Alert color="red" role="alert">
                {error.detail || t('common:errors.NETWORK')}
              </Alert>
            )}
            <div className={classes.terms}>
              <Checkbox
                checked={hasAgreed}
                onChange={(event) => setAgreed(event.currentTarget.checked)}
                label={t('checkout.terms')}
                error={asksTerms && !hasAgreed ? t('checkout.termsNeeded') : undefined}
              />
              {articles.length > 0 && (
                <Anchor
                  component="button"
                  type="button"
                  size="sm"
                  className={classes.read}
                  onClick={() => setReadsTerms(true)}
                >
                  {t('checkout.readTerms')}
                </Anchor>
              )}
            </div>
            <ActionButton
              size="lg"
              fullWidth
              onClick={() => void submit()}
              loading={isOrdering || isLeaving}
              disabled={!state.quote.canOrder}
            >
              {t('checkout.submit')}
            </ActionButton>
            <p className={classes.next}>{t('checkout.next')}</p>
            <Anchor component={Link} href={paths.cart()} size="sm">
              {t('checkout.backToCart')}
            </Anchor>
          </aside>
        </div>
      )}
      {readsTerms && <ArticleDialog articles={articles} onClose={() => setReadsTerms(false)} />}
    </div>
  );
}
