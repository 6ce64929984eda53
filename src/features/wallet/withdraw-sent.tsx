import { Button, Stack, Text } from '@mantine/core';
import { useTranslation } from '../../client/use-translation';
import { useFocusOnArrival } from '../../ui/use-lost-focus';

interface Props {
  number: string;
  amount: string;
  onClose: () => void;
}

/** The sum is frozen, under this number. */
export function WithdrawSent({ number, amount, onClose }: Props) {
  const { t } = useTranslation('account');
  const close = useFocusOnArrival<HTMLButtonElement>();
  return (
    <Stack role="status">
      <Text fw={600}>{t('withdraw.doneTitle')}</Text>
      <Text>{t('withdraw.doneText', { number, amount })}</Text>
      <Button ref={close} size="md" onClick={onClose}>
        {t('withdraw.close')}
      </Button>
    </Stack>
  );
}
