import { useTranslation } from '../../../client/use-translation';
import type { Simulation } from '../../../contract/simulate';
import { FreightLines } from '../../../ui/freight-lines';
import { MoneyText } from '../../../ui/price';
import { RefusedLine } from '../../../ui/refused-line';
import { StatusChip } from '../../../ui/status-chip';
import classes from '../settings.module.css';
import own from './lines.module.css';

/** The shopper's receipt of each line that takes it, and why the others do not. */
export function SimulatedLines({ order, lines }: Simulation) {
  const { t } = useTranslation('operator');
  return (
    <div className={classes.fields} aria-live="polite">
      {order.goods.cny.amount > 0 && (
        <p>
          {t('lines.simulator.order')} <MoneyText money={order.goods.local} /> +{' '}
          <MoneyText money={order.domesticFreight.local} /> + <MoneyText money={order.serviceFee.local} /> ={' '}
          <strong>
            <MoneyText money={order.total.local} />
          </strong>
        </p>
      )}
      {lines.length === 0 && <p>{t('lines.simulator.none')}</p>}
      {lines.map((line) =>
        line.total ? (
          <div key={line.transitOptionName} className={own.item}>
            <div className={classes.row}>
              <span>
                <strong>{line.title}</strong>{' '}
                {line.isDraft && <StatusChip tone="waiting">{t('lines.simulator.isDraft')}</StatusChip>}{' '}
                <span className={classes.quiet}>
                  {t('lines.simulator.days', { from: line.minDays, to: line.maxDays })}
                </span>
              </span>
              <strong>
                <MoneyText money={line.total} />
              </strong>
            </div>
            <FreightLines lines={line.lines} currency={line.total.currency} />
          </div>
        ) : (
          <RefusedLine
            key={line.transitOptionName}
            title={`${line.title} · ${line.transitOptionName}`}
            refusals={line.refusals}
          />
        ),
      )}
    </div>
  );
}
