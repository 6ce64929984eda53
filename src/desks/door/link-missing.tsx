import { Alert, Anchor, Group } from '@mantine/core';
import Link from 'next/link';
import { useTranslation } from '../../client/use-translation';
import { deskPaths } from '../../contract/desk-paths';

/** Of a page that nothing can be done at without what its mail brings: says so, and leads on. */
export function LinkMissing({ isJoining }: { isJoining: boolean }) {
  const { t } = useTranslation('operator');
  return (
    <>
      <Alert color="yellow" role="alert" mt="md">
        {t(isJoining ? 'join.missing' : 'reset.missing')}
      </Alert>
      <Group gap="md" mt="md">
        {!isJoining && (
          <Anchor component={Link} href={deskPaths.forgot()} prefetch={false} size="sm">
            {t('reset.send')}
          </Anchor>
        )}
        <Anchor component={Link} href={deskPaths.login()} prefetch={false} size="sm">
          {t('login.title')}
        </Anchor>
      </Group>
    </>
  );
}
