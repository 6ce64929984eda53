import clsx from 'clsx';
import { useTranslation } from '../../client/use-translation';
import type { DayRecord } from '../../contract/day-desk';
import { MoneyText } from '../../ui/price';
import { AccountName } from './account-name';
import classes from './money.module.css';

interface Props {
  figures: DayRecord['figures'];
  /** Whether anything was posted late, here or carried from before. */
  hasLate: boolean;
}

/** Opening + in − out = closing, for each account. */
export function DayFigures({ figures, hasLate }: Props) {
  const { t } = useTranslation('operator');
  const columns = ['opening', ...(hasLate ? (['late'] as const) : []), 'came', 'went', 'closing'] as const;
  return (
    <section className={classes.part}>
      <h2 id="figures">{t('days.figures')}</h2>
      {figures.length === 0 ? (
        <p className={classes.note}>{t('days.noFigures')}</p>
      ) : (
        <div className={classes.wide} tabIndex={0} role="region" aria-labelledby="figures">
          <table className={clsx(classes.entries, classes.accounts)}>
            <thead>
              <tr>
                <th scope="col">{t('ledger.accountHead')}</th>
                {columns.map((name) => (
                  <th key={name} scope="col">
                    {t(`days.figure.${name}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {figures.map((one) => (
                <tr key={`${one.account} ${one.provider} ${one.closing.currency}`}>
                  <th scope="row">
                    {one.account.startsWith('SHOPPER_') ? t(`days.all.${one.account}`) : <AccountName {...one} />}
                  </th>
                  {columns.map((name) => (
                    <td key={name} data-head={t(`days.figure.${name}`)}>
                      <MoneyText money={one[name]} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className={classes.note}>{t('ledger.signs')}</p>
    </section>
  );
}
