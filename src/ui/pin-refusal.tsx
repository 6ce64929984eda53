import { Anchor } from '@mantine/core';
import Link from 'next/link';
import { useEffect, useState } from 'react';
import { useShell } from '../client/use-shell';
import { useTranslation } from '../client/use-translation';
import { intlTag } from '../contract/locales';
import { paths } from '../contract/paths';
import { formatDateTime } from '../contract/tenant-time';
import { RefusalAlert } from './refusal-alert';

interface Refused {
  detail: string;
  code?: string;
  retryAfterSeconds?: number | undefined;
}

/** Why what takes the pay password was refused; where that is locked, until when, and where another one is set. */
export function PinRefusal({ error }: { error: Refused | undefined }) {
  const { t } = useTranslation();
  const { tenant, locale } = useShell();
  // counted from when it was refused, not from when it is drawn again
  const [until, setUntil] = useState<string>();
  useEffect(() => {
    const wait = error?.retryAfterSeconds;
    setUntil(wait ? new Date(Date.now() + wait * 1000).toISOString() : undefined);
  }, [error]);
  if (error?.code !== 'PAY_PASSWORD_LOCKED') return <RefusalAlert error={error} />;
  return (
    <RefusalAlert error={error}>
      {until && t('pinLocked.until', { at: formatDateTime(until, tenant.timezoneOffset, intlTag(locale)) })}{' '}
      <Anchor component={Link} href={paths.account('payPassword')} inherit>
        {t('pinLocked.anew')}
      </Anchor>
    </RefusalAlert>
  );
}
