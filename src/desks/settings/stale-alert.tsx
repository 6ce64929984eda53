import { Alert } from '@mantine/core';
import type { ApiError } from '../../client/caller';
import { useTranslation } from '../../client/use-translation';
import { RefusalAlert } from '../../ui/refusal-alert';

interface Stale {
  reason?: string;
  by?: string | null;
  permission?: string;
}

/** Why a change of people or roles was refused: who was faster, what one lacks, or the server's own sentence. */
export function StaleAlert({ error }: { error: ApiError | undefined }) {
  const { t } = useTranslation('operator');
  const { reason, by, permission } = (error?.data ?? {}) as Stale;
  const known = {
    STALE: t('staff.stale', { name: by ?? t('staff.command') }),
    LAST_OWNER: t('staff.lastOwner'),
    SHOWN_ACCOUNT: t('staff.shownAccount'),
    ROLE_IN_USE: t('staff.roleInUse'),
  };
  const text =
    reason && reason in known
      ? known[reason as keyof typeof known]
      : permission && t('staff.lacking', { right: t(`right.${permission}`, { defaultValue: permission }) });
  if (!text) return <RefusalAlert error={error} />;
  return (
    <Alert color="yellow" role="alert">
      {text}
    </Alert>
  );
}
