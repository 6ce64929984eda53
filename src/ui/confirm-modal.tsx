import { Button, Group, Text } from '@mantine/core';
import { useTranslation } from '../client/use-translation';
import type { ConfirmDialogProps } from './confirm-dialog';
import { Dialog } from './dialog';

export function ConfirmModal(props: ConfirmDialogProps) {
  const { isOpen, title, text, children, confirmLabel, onConfirm, onClose, isDangerous, isRunning, hasCancel } = props;
  const { t } = useTranslation();
  const cancelLabel = props.cancelLabel ?? t('actions.cancel');
  return (
    <Dialog opened={isOpen} onClose={onClose} title={title} closeButtonProps={{ 'aria-label': t('actions.close') }}>
      {text && <Text>{text}</Text>}
      {children}
      <Group justify="flex-end" mt="lg">
        {hasCancel !== false && (
          <Button variant="default" onClick={onClose} disabled={isRunning}>
            {cancelLabel}
          </Button>
        )}
        <Button color={isDangerous ? 'red' : undefined} onClick={onConfirm} loading={isRunning} data-autofocus>
          {confirmLabel}
        </Button>
      </Group>
    </Dialog>
  );
}
