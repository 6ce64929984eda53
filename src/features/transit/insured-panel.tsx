import { Button } from '@mantine/core';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useLocale, useTenant } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { LIMITS } from '../../contract/limits';
import type { TransitOrderDetail } from '../../contract/transit';
import { formatDate } from '../../contract/tenant-time';
import { MoneyText } from '../../ui/price';
import { ClaimState } from './claim-state';
import page from '../../ui/record-page.module.css';
import { LayerLoading } from '../../ui/part-loading';

const Claim = dynamic(() => import('./claim-dialog').then((file) => file.ClaimDialog), {
  ssr: false,
  loading: LayerLoading,
});
const OVER = ['DELIVERED', 'COMPLETED'];
const PAID = ['PAID', 'PARTIALLY_REFUNDED'];

/**
 * Where an insured shipment has come to its end; nothing before that, nor where it is lost, which has a panel of its own,
 * nor once its payment has ended, nor where the shop keeps no balances any more: its staff pay by hand.
 */
export function InsuredPanel({ order }: { order: TransitOrderDetail }) {
  const { t } = useTranslation('transit');
  const [isClaiming, setClaiming] = useState(false);
  const { supportBalancePay } = useTenant().tenantPreference;
  const { timezoneOffset } = useTenant();
  const tag = intlTag(useLocale());
  const { insuredValue, status, payments, claim, claimBefore, canClaim } = order;
  const isPaid = payments.some((payment) => payment.kind === 'TRANSIT' && PAID.includes(payment.status));
  // below the worth that a line insures from nothing is covered, whatever was wished
  const isCovered = canClaim || claim !== null || claimBefore !== null;
  if (!insuredValue || !isCovered || !OVER.includes(status) || !isPaid || supportBalancePay === false) return null;
  return (
    <section className={page.panel} aria-labelledby="insured">
      <h2 id="insured">{t('claim.title')}</h2>
      <p>
        <MoneyText money={insuredValue} />
      </p>
      {claim && <ClaimState order={order} claim={claim} again={canClaim ? t('lost.again') : undefined} />}
      {!claim && (
        <p className={page.quiet}>
          {!canClaim && claimBefore
            ? t('claim.over', { at: formatDate(claimBefore, timezoneOffset, tag) })
            : t('claim.hint', { count: LIMITS.claimDays })}
        </p>
      )}
      {!claim && canClaim && (
        <div>
          <Button variant="default" onClick={() => setClaiming(true)}>
            {t('claim.open')}
          </Button>
        </div>
      )}
      {isClaiming && <Claim order={order} onClose={() => setClaiming(false)} />}
    </section>
  );
}
