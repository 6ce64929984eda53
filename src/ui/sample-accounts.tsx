import { Button, Stack, Text } from '@mantine/core';
import type { SampleAccounts as Samples } from '../contract/auth';
import { SampleMails } from './sample-mails';
import classes from './sample-accounts.module.css';

interface Props {
  samples: Samples | null;
  onChoose: (account: Samples['accounts'][number]) => void;
}

/** Accounts to try, below a login form: a click fills it. Below them, where their mails are read. */
export function SampleAccounts({ samples, onChoose }: Props) {
  if (!samples?.accounts.length) return null;
  return (
    <Stack gap="xs" className={classes.box}>
      <Text size="sm" fw={600}>
        {samples.title}
      </Text>
      {samples.accounts.map((account, index) => (
        <div key={account.email} className={classes.row}>
          <div className={classes.account}>
            <Text size="sm" id={`sample-who-${index}`}>
              {account.label}
            </Text>
            <Text size="xs" c="dimmed" dir="ltr">
              <span className={classes.word}>{account.email}</span>{' '}
              <span className={classes.word}>{account.password}</span>
            </Text>
          </div>
          <Button
            id={`sample-fill-${index}`}
            aria-labelledby={`sample-fill-${index} sample-who-${index}`}
            variant="default"
            size="sm"
            flex="none"
            onClick={() => onChoose(account)}
          >
            {samples.action}
          </Button>
        </div>
      ))}
      <SampleMails mails={samples.mails} />
    </Stack>
  );
}
