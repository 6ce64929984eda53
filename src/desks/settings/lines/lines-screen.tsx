import { Button } from '@mantine/core';
import clsx from 'clsx';
import Link from 'next/link';
import { useShell } from '../../../client/use-shell';
import { useMay } from '../../../client/use-staff';
import { useTranslation } from '../../../client/use-translation';
import { deskPaths } from '../../../contract/desk-paths';
import type { LineList } from '../../../contract/line-desk';
import { intlTag, ownLanguages } from '../../../contract/locales';
import { formatDateTime } from '../../../contract/tenant-time';
import { StatusChip } from '../../../ui/status-chip';
import { useCountryName } from '../../bench/use-country-name';
import { SettingsPage } from '../settings-page';
import classes from '../settings.module.css';
import own from './lines.module.css';

/** All shipping lines, with what holds and what is to come. */
export function LinesScreen({ items }: LineList) {
  const { t } = useTranslation('operator');
  const { tenant, locale } = useShell();
  const mayEdit = useMay('settings.edit');
  const countryName = useCountryName();
  const time = (iso: string) => formatDateTime(iso, tenant.timezoneOffset, intlTag(locale));
  const words = (title: Record<string, string>) =>
    [...ownLanguages(locale), tenant.defaultLanguage].map((language) => title[language]).find(Boolean) ??
    Object.values(title)[0];
  return (
    <SettingsPage section="lines">
      <div className={classes.actions}>
        {mayEdit && (
          <Button component={Link} size="xs" href={deskPaths.newLine()}>
            {t('lines.new')}
          </Button>
        )}
        <Button component={Link} size="xs" variant="default" href={deskPaths.lineImport()}>
          {t('lines.import.open')}
        </Button>
      </div>
      {items.length === 0 ? (
        <p className={classes.quiet}>{t('lines.none')}</p>
      ) : (
        <div className={own.scroll}>
          <table className={clsx(own.table, own.rows)}>
            <thead>
              <tr>
                {['line', 'goes', 'priced', 'holds', 'toCome'].map((name) => (
                  <th key={name} scope="col">
                    {t(`lines.head.${name}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {items.map(({ name, title, isOffered, mode, countries, currency, inForce, toCome }) => (
                <tr key={name}>
                  <th scope="row">
                    <Link className={own.name} href={deskPaths.line(name)}>
                      {name}
                    </Link>{' '}
                    {!isOffered && <StatusChip tone="neutral">{t('lines.retired')}</StatusChip>}
                    <div className={classes.quiet}>{words(title)}</div>
                  </th>
                  <td>
                    {countries.length > 3 ? (
                      <span title={countries.map(countryName).join(', ')}>
                        {countries.slice(0, 6).join(', ').toUpperCase()}
                        {countries.length > 6 && ` +${String(countries.length - 6)}`}
                      </span>
                    ) : (
                      countries.map(countryName).join(', ')
                    )}
                  </td>
                  <td>
                    {mode ? t(`lines.choice.price.mode.${mode}`) : t('settings.dated.unreadable')}
                    {currency && ` · ${currency}`}
                  </td>
                  <td>{inForce && `${time(inForce.validFrom)} · ${inForce.author}`}</td>
                  <td>
                    {toCome && <StatusChip tone="waiting">{`${time(toCome.validFrom)} · ${toCome.author}`}</StatusChip>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </SettingsPage>
  );
}
