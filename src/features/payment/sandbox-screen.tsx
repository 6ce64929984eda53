import { Alert, Button, Checkbox, Paper, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useAction } from '../../client/use-action';
import { useLocale } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { formatMoney } from '../../contract/money';
import type { SandboxCharge } from '../../contract/payment';
import { PageTitle } from '../../ui/page-title';
import { RefusalAlert } from '../../ui/refusal-alert';
import { StatusChip } from '../../ui/status-chip';
import classes from './sandbox-screen.module.css';

type Charge = SandboxCharge;
type Decision = 'approve' | 'decline' | 'close';

/** The sandbox provider's hosted page: plays the bank, moves no real money. */
export function SandboxScreen({ charge: first }: { charge: Charge }) {
  const { t } = useTranslation(['payment', 'common']);
  const locale = useLocale();
  const [charge, setCharge] = useState(first);
  const [holdCallback, setHoldCallback] = useState(false);
  const decide = useAction('POST /sandbox/charges/{chargeId}/decision');

  const send = async (decision: Decision) => {
    const decided = await decide.run({ params: { chargeId: charge.chargeId }, body: { decision, holdCallback } });
    if (!decided) return;
    setCharge(decided);
    window.location.assign(decided.returnUrl);
  };
  const button = (decision: Decision, variant: 'filled' | 'default' | 'subtle') => (
    <Button size="md" variant={variant} onClick={() => void send(decision)} disabled={decide.isRunning}>
      {t(`sandbox.${decision}`)}
    </Button>
  );

  return (
    <div className={classes.page}>
      <PageTitle title={t('sandbox.title')} />
      <Paper withBorder className={classes.card}>
        <Stack gap="md">
          <span>
            <StatusChip tone="waiting">{t('sandbox.badge')}</StatusChip>
          </span>
          <Title order={1} size="h3">
            {t('sandbox.title')}
          </Title>
          <Text c="dimmed">{t('sandbox.lead')}</Text>
          <dl className={classes.facts}>
            <dt>{t('sandbox.merchant')}</dt>
            <dd>{charge.merchant}</dd>
            <dt>{t('sandbox.for')}</dt>
            <dd>{charge.description}</dd>
            <dt>{t('sandbox.amount')}</dt>
            <dd className={classes.amount}>{formatMoney(charge.amount, intlTag(locale))}</dd>
          </dl>
          <RefusalAlert error={decide.error} />
          {charge.status === 'open' ? (
            <>
              <Checkbox
                label={t('sandbox.hold')}
                checked={holdCallback}
                onChange={(event) => setHoldCallback(event.currentTarget.checked)}
              />
              {button('approve', 'filled')}
              {button('decline', 'default')}
              {button('close', 'subtle')}
            </>
          ) : (
            <>
              <Alert color="gray">{t('sandbox.decided')}</Alert>
              <Button component="a" href={charge.returnUrl}>
                {t('sandbox.back')}
              </Button>
            </>
          )}
        </Stack>
      </Paper>
    </div>
  );
}
