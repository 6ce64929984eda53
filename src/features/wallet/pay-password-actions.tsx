import { Button, Group } from '@mantine/core';
import { useTranslation } from '../../client/use-translation';
import { StatusChip } from '../../ui/status-chip';
import type { PayPasswordTask } from './pay-password-dialog';

interface Props {
  hasPayPassword: boolean;
  onStart: (task: PayPasswordTask) => void;
}

/** Whether there is a pay password, and what can be done about it. */
export function PayPasswordActions({ hasPayPassword, onStart }: Props) {
  const { t } = useTranslation('account');
  return (
    <>
      <span>
        <StatusChip tone={hasPayPassword ? 'done' : 'waiting'}>
          {t(hasPayPassword ? 'payPassword.isSet' : 'payPassword.isNotSet')}
        </StatusChip>
      </span>
      <Group mt="sm" gap="xs">
        <Button variant="default" onClick={() => onStart(hasPayPassword ? 'change' : 'set')}>
          {t(hasPayPassword ? 'payPassword.change' : 'payPassword.set')}
        </Button>
        {hasPayPassword && (
          <Button variant="subtle" onClick={() => onStart('reset')}>
            {t('payPassword.forgotten')}
          </Button>
        )}
      </Group>
    </>
  );
}
