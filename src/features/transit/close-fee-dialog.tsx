import { Button, Stack, Text } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useLocale, useTenant } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { formatMoney, type Money } from '../../contract/money';
import { ActionButton } from '../../ui/action-button';
import { Dialog } from '../../ui/dialog';
import { PinField } from '../../ui/pin-field';
import { PinRefusal } from '../../ui/pin-refusal';

interface Props {
  title: string;
  /** What becomes of the boxes, and what that costs. */
  text: string;
  fee: Money;
  error: { detail: string } | undefined;
  isRunning: boolean;
  /** With the pay password; without it the shipment waits until the fee is paid. @returns whether it was done */
  onClose: (payPassword?: string) => Promise<boolean>;
  onKeep: () => void;
}

/** Boxes are taken apart for a fee: from the balance with the pay password, or paid another way before they are. */
export function CloseFeeDialog({ title, text, fee, error, isRunning, onClose, onKeep }: Props) {
  const { t } = useTranslation(['transit', 'payment', 'common']);
  const { supportBalancePay } = useTenant().tenantPreference;
  const amount = formatMoney(fee, intlTag(useLocale()));
  const [pin, setPin] = useState('');
  const paysNow = supportBalancePay !== false;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await onClose(pin))) setPin('');
  };
  const waits = (
    <Stack gap="xs">
      <Text size="sm" c="dimmed">
        {t('closeAsk.waits')}
      </Text>
      <ActionButton variant="default" loading={isRunning} onClick={() => void onClose()}>
        {t(paysNow ? 'closeAsk.payElse' : 'actions.close')}
      </ActionButton>
    </Stack>
  );
  return (
    <Dialog opened onClose={onKeep} title={title} closeButtonProps={{ 'aria-label': t('common:actions.close') }}>
      <Stack>
        <Text>{text}</Text>
        <PinRefusal error={error} />
        {paysNow && (
          <form onSubmit={(event) => void submit(event)}>
            <Stack>
              <PinField
                label={t('payment:dialog.password')}
                hint={t('payment:dialog.passwordHint')}
                value={pin}
                onChange={setPin}
              />
              <ActionButton type="submit" color="red" loading={isRunning} disabled={pin.length !== 6}>
                {t('closeAsk.payNow', { amount })}
              </ActionButton>
            </Stack>
          </form>
        )}
        {waits}
        <Button variant="subtle" onClick={onKeep} disabled={isRunning}>
          {t('closeAsk.keep')}
        </Button>
      </Stack>
    </Dialog>
  );
}
