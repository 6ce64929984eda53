import { Button, Stack, Text } from '@mantine/core';
import { useTranslation } from '../../client/use-translation';
import type { DemoAccount } from '../../contract/auth';
import classes from './demo-accounts.module.css';

type Account = DemoAccount;

/** Accounts of a demo shop: a click fills the form. */
export function DemoAccounts({ accounts, onChoose }: { accounts: Account[]; onChoose: (account: Account) => void }) {
  const { t } = useTranslation('auth');
  return (
    <Stack gap="xs" className={classes.box}>
      <Text size="sm" fw={600}>
        {t('demo.title')}
      </Text>
      {accounts.map((account) => (
        <div key={account.email} className={classes.row}>
          <div className={classes.account}>
            <Text size="sm" id={`demo-${account.role}`}>
              {t(`demo.${account.role}`)}
            </Text>
            <Text size="xs" c="dimmed" dir="ltr">
              <span className={classes.word}>{account.email}</span>{' '}
              <span className={classes.word}>{account.password}</span>
            </Text>
          </div>
          <Button
            id={`fill-${account.role}`}
            aria-labelledby={`fill-${account.role} demo-${account.role}`}
            variant="default"
            size="sm"
            flex="none"
            onClick={() => onChoose(account)}
          >
            {t('demo.use')}
          </Button>
        </div>
      ))}
    </Stack>
  );
}
