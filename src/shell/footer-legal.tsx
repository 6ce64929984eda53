import { useState } from 'react';
import { publicEnv } from '../client/env';
import { useTenant } from '../client/use-shell';
import { useTranslation } from '../client/use-translation';
import { tenantDate } from '../contract/tenant-time';
import classes from './footer.module.css';

/** Spec FRM-12. */
const FIRST_YEAR = 2023;

export function FooterLegal() {
  const { t } = useTranslation();
  const { registrationEntity, tenantPreference, timezoneOffset } = useTenant();
  const [year] = useState(() => tenantDate(new Date(), timezoneOffset).slice(0, 4));
  const { name, businessLicenseNo, websiteApprove } = registrationEntity;
  return (
    <div className={classes.legal}>
      <span suppressHydrationWarning>{t('footer.copyright', { from: FIRST_YEAR, to: year, name })}</span>
      {businessLicenseNo && <span>{t('footer.license', { number: businessLicenseNo })}</span>}
      {websiteApprove && <span>{websiteApprove}</span>}
      {tenantPreference.showCredit && (
        <a className={classes.credit} href={publicEnv.creditLink} target="_blank" rel="noreferrer">
          {t('footer.credit')}
        </a>
      )}
    </div>
  );
}
