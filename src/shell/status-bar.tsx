import { useTenant } from '../client/use-shell';
import { useTranslation } from '../client/use-translation';
import { currencyLabel, groupThousands } from '../contract/money';
import { Clock } from './clock';
import { DisplayToggles } from './display-toggles';
import { LanguageMenu } from './language-menu';
import classes from './status-bar.module.css';

/** The quiet line at the top: tenant time, rate, language, display. */
export function StatusBar() {
  const { t } = useTranslation();
  const { tenantPreference, timezoneOffset, exchangeInfo } = useTenant();
  const { cnyExchangeRate, currency } = exchangeInfo;
  return (
    <aside className={classes.bar} aria-label={t('shell.statusBar')}>
      <div className={classes.inner}>
        {tenantPreference.showClock && <Clock offsetHours={timezoneOffset} />}
        {tenantPreference.showExchangeRate && (
          <bdi dir="ltr" className={classes.rate} title={t('shell.rate')}>
            {t('shell.cnyRate', { rate: groupThousands(cnyExchangeRate) })}
            <span className={classes.currency}>{currencyLabel(currency)}</span>
          </bdi>
        )}
        <div className={classes.end}>
          <div className={classes.toggles}>
            <DisplayToggles />
          </div>
          <LanguageMenu />
        </div>
      </div>
    </aside>
  );
}
