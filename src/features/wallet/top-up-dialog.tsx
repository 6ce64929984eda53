import { Alert, Button, Group, Radio, Stack } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useAction } from '../../client/use-action';
import { usePayStart } from '../../client/use-pay-start';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { formatMoney } from '../../contract/money';
import type { OfflineDeposit } from '../../contract/offline-deposit';
import { typedText } from '../../contract/typed-sum';
import type { DepositChannel } from '../../contract/wallet';
import { ActionButton } from '../../ui/action-button';
import { Dialog } from '../../ui/dialog';
import { chosenWay, PayWay } from '../../ui/pay-way';
import { RefusalAlert } from '../../ui/refusal-alert';
import { AmountField } from './amount-field';
import { readAmount, suggestedAmounts, type AmountProblem } from './amount.rules';
import { StatusChip } from '../../ui/status-chip';

interface Props {
  channels: DepositChannel[];
  /** What is missing for something else, in minor units. */
  wanted?: number | undefined;
  onClose: () => void;
  /** A bank transfer goes on in a dialog of its own. */
  onOffline: (begun: OfflineDeposit) => void;
}

/** How much and by what; then on to the payment service. */
export function TopUpDialog({ channels, wanted, onClose, onOffline }: Props) {
  const { t } = useTranslation(['account', 'common']);
  const { tenant, locale } = useShell();
  const [first] = channels;
  const [chosen, setChosen] = useState(first?.channel ?? '');
  const [typed, setTyped] = useState(() =>
    first && wanted ? typedText({ ...first.minimum, amount: Math.max(wanted, first.minimum.amount) }, locale) : '',
  );
  const [way, setWay] = useState<string>();
  const [problem, setProblem] = useState<AmountProblem>();
  const { isLeaving, isBeyondUs, goOn } = usePayStart();
  const start = useAction('POST /front/user-account/deposits');
  const transfer = useAction('POST /front/user-account/certificate');
  const channel = channels.find((one) => one.channel === chosen);
  const money = (amount: { amount: number; currency: string }) => formatMoney(amount, intlTag(locale));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!channel) return;
    const reading = readAmount(typed, channel, locale);
    setProblem(reading.problem);
    if (reading.amount === undefined) return;
    if (channel.isOffline) {
      const begun = await transfer.run({ body: { amount: reading.amount } });
      if (begun) onOffline(begun);
      return;
    }
    const started = await start.run({
      body: { amount: reading.amount, channel: channel.channel, ...chosenWay(channel.methods, way) },
    });
    if (started) goOn(started.start);
  };

  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('topUp.title')}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      {!channel ? (
        <Alert color="gray">{t('topUp.none', { email: tenant.serviceEmail })}</Alert>
      ) : (
        <form onSubmit={(event) => void submit(event)} noValidate>
          <Stack>
            <RefusalAlert
              error={isBeyondUs ? { detail: t('common:errors.METHOD_DISABLED') } : (start.error ?? transfer.error)}
            />
            <AmountField
              label={t('topUp.amount')}
              hint={t('topUp.limits', { minimum: money(channel.minimum), maximum: money(channel.maximum) })}
              minimum={channel.minimum}
              maximum={channel.maximum}
              value={typed}
              onChange={(text) => (setTyped(text), setProblem(undefined))}
              problem={problem}
            />
            <Group gap="xs">
              {suggestedAmounts(channel).map((sum) => (
                <Button key={sum.amount} variant="default" size="sm" onClick={() => setTyped(typedText(sum, locale))}>
                  {money(sum)}
                </Button>
              ))}
            </Group>
            <Radio.Group label={t('topUp.channel')} value={chosen} onChange={setChosen}>
              <Stack gap="xs" mt="xs">
                {channels.map(({ channel: code, name, isTest, isOffline }) => (
                  <Group key={code} gap="xs">
                    <Radio value={code} label={isOffline ? t('offline.title') : name} />
                    {isTest && <StatusChip tone="waiting">{t('topUp.test')}</StatusChip>}
                  </Group>
                ))}
              </Stack>
            </Radio.Group>
            <PayWay key={chosen} ways={channel.methods} value={way} onChange={setWay} />
            <ActionButton type="submit" size="md" loading={start.isRunning || transfer.isRunning || isLeaving}>
              {t('topUp.submit')}
            </ActionButton>
          </Stack>
        </form>
      )}
    </Dialog>
  );
}
