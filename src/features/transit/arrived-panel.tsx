import { Button } from '@mantine/core';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useTenant } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import type { TransitOrderDetail } from '../../contract/transit';
import page from '../../ui/record-page.module.css';
import { CompleteButton } from './complete-button';
import classes from './transit-detail.module.css';
import { LayerLoading } from '../../ui/part-loading';

const Claim = dynamic(() => import('./claim-dialog').then((file) => file.ClaimDialog), {
  ssr: false,
  loading: LayerLoading,
});
const Report = dynamic(() => import('./report-dialog').then((file) => file.ReportDialog), {
  ssr: false,
  loading: LayerLoading,
});

const isSettled = ({ status }: NonNullable<TransitOrderDetail['claim']>) =>
  status === 'REFUNDED' || status === 'REJECTED';

/**
 * Whoever has it in hand, or has it not, says so in the same place: first that all is there; what is insured is claimed on
 * with pictures, and of anything else the shop is told, as of all where it keeps no balance that a claim is paid to. While something is the matter, that all is there comes last.
 */
export function ArrivedPanel({ order, onChanged }: { order: TransitOrderDetail; onChanged: () => void }) {
  const { t } = useTranslation('transit');
  const [says, setSays] = useState<'damaged' | 'missing'>();
  const { supportBalancePay } = useTenant().tenantPreference;
  if (order.status !== 'DELIVERED') return null;
  const claims = says === 'damaged' && order.canClaim && supportBalancePay !== false;
  const isContested = order.trouble !== null || (order.claim !== null && !isSettled(order.claim));
  const complete = order.actions.some(({ name }) => name === 'COMPLETE') && (
    <CompleteButton order={order} isSecondary={isContested} onChanged={onChanged} />
  );
  const close = () => setSays(undefined);
  return (
    <section className={page.panel} aria-labelledby="arrived">
      <h2 id="arrived">{t('completeAsk.title')}</h2>
      <p className={page.quiet}>{t('arrived.hint')}</p>
      <div className={classes.choices}>
        {!isContested && complete}
        <Button variant="default" onClick={() => setSays('damaged')}>
          {t('arrived.damaged')}
        </Button>
        <Button variant="default" onClick={() => setSays('missing')}>
          {t('arrived.missing')}
        </Button>
        {isContested && complete}
      </div>
      {claims && <Claim order={order} onClose={close} />}
      {says && !claims && <Report orderId={order.id} says={says} onClose={close} onSent={onChanged} />}
    </section>
  );
}
