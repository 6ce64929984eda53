import { useLocale, useTenant } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { formatMoney } from '../../contract/money';
import { formatDate } from '../../contract/tenant-time';
import type { TransitEstimate } from '../../contract/transit';
import { FreightLines } from '../../ui/freight-lines';
import classes from './customs-meter.module.css';

interface Props {
  allowance: NonNullable<TransitEstimate['allowance']>;
  /** Whose numbers go to the border, where somebody is chosen. */
  receiverId: string | undefined;
}

/** How much of what the border lets in free this shipment takes, and what may be asked above it. */
export function CustomsMeter({ allowance: { per, limit, declared, renewsOn, receivers }, receiverId }: Props) {
  const { t } = useTranslation('transit');
  const { timezoneOffset } = useTenant();
  const tag = intlTag(useLocale());
  const use = receivers.find(({ customsInfoId }) => customsInfoId === receiverId) ?? receivers[0];
  if (!use) return null;
  const { used, left, over, duty } = use;
  const money = (amount: number) => formatMoney({ ...limit, amount }, tag);
  const isOver = over.amount > 0;
  const all = Math.max(limit.amount, used.amount + declared.amount, 1);
  const share = (amount: number) => ({ inlineSize: `${(amount / all) * 100}%` });
  const said = t(`allowance.${per}`, { declared: money(declared.amount), limit: money(limit.amount), used: money(used.amount) }); // prettier-ignore
  return (
    <section className={classes.meter} aria-labelledby="allowance">
      <h3 id="allowance" className={classes.title}>
        {t('allowance.title')}
      </h3>
      <div className={classes.bar} aria-hidden>
        <span className={classes.used} style={share(used.amount)} />
        <span className={classes.declared} style={share(Math.min(declared.amount, left.amount))} />
        <span className={classes.over} style={share(over.amount)} />
      </div>
      <p className={classes.said}>
        {said} {isOver && <strong>{t('allowance.over', { amount: money(over.amount) })}</strong>}
        {/* of a shipment alone nothing is left for the next one */}
        {!isOver && per === 'MONTH' && (
          <strong>{t('allowance.left', { amount: money(left.amount - declared.amount) })}</strong>
        )}{' '}
        {isOver && renewsOn && t('allowance.renews', { day: formatDate(`${renewsOn}T12:00:00Z`, timezoneOffset, tag) })}
      </p>
      {duty.length > 0 && (
        <>
          <p className={classes.quiet}>{t('allowance.duty')}</p>
          <FreightLines lines={duty} currency={limit.currency} />
        </>
      )}
    </section>
  );
}
