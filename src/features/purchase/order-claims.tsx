import { useTranslation } from '../../client/use-translation';
import { useShell } from '../../client/use-shell';
import { intlTag } from '../../contract/locales';
import { formatMoney } from '../../contract/money';
import type { RefundClaim } from '../../contract/payment';
import { formatDateTime } from '../../contract/tenant-time';
import { Timeline, type TimelineEntry } from '../../ui/timeline';
import { useMethodName } from '../../client/use-method-name';

/** Money of an order that goes back the way it came, and how far it has come. */
export function OrderClaims({ claims }: { claims: RefundClaim[] }) {
  const { t } = useTranslation('purchase');
  const { tenant, locale } = useShell();
  const nameOf = useMethodName();
  const time = (iso: string) => formatDateTime(iso, tenant.timezoneOffset, intlTag(locale));
  const stepsOf = ({ status, method, createdAt, updatedAt }: RefundClaim): TimelineEntry[] => {
    const asked = { id: 'asked', title: t('claims.REQUESTED', { method: nameOf(method) }), at: time(createdAt) };
    if (status === 'REQUESTED')
      return [
        { ...asked, state: 'current' },
        { id: 'back', title: t('claims.RETURNED'), state: 'ahead' },
      ];
    const text =
      status === 'RETURNED'
        ? t('claims.returnedText')
        : status === 'ON_BALANCE'
          ? t('claims.onBalanceText', { method: nameOf(method) })
          : t('claims.withShopText', { method: nameOf(method), email: tenant.serviceEmail });
    // with the shop it goes on; all else is the end
    const state = status === 'WITH_SHOP' ? 'current' : 'done';
    return [
      { ...asked, state: 'done' },
      { id: 'end', title: t(`claims.${status}`), at: time(updatedAt), text, state },
    ];
  };
  return claims.map((claim) => (
    <div key={claim.id}>
      <p>{t(`claims.${claim.reason}`, { amount: formatMoney(claim.amount, intlTag(locale)) })}</p>
      <Timeline entries={stepsOf(claim)} />
    </div>
  ));
}
