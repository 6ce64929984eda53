import type { ReactNode } from 'react';
import { Button, Group, Text } from '@mantine/core';
import { useTranslation } from '../client/use-translation';
import { ActionButton } from './action-button';
import { Dialog } from './dialog';

export interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  /** What will happen, and whether it can be undone. */
  text?: string;
  children?: ReactNode;
  /** A verb: "Remove", "Close the order". */
  confirmLabel: string;
  /** What leaves everything as it is, where “Cancel” could be taken for the question's own answer. */
  cancelLabel?: string;
  onConfirm: () => void;
  onClose: () => void;
  isDangerous?: boolean;
  isRunning?: boolean;
  /** false while something is asked for that was not said. */
  canConfirm?: boolean;
  /** false: a notice with one button. */
  hasCancel?: boolean;
}

export function ConfirmModal(props: ConfirmDialogProps) {
  const { isOpen, title, text, children, confirmLabel, onConfirm, onClose, isDangerous, isRunning, hasCancel } = props;
  const { t } = useTranslation();
  const cancelLabel = props.cancelLabel ?? t('actions.cancel');
  const canCancel = hasCancel !== false;
  // Enter pressed once too often must not destroy
  const beginsAtCancel = canCancel && isDangerous === true;
  return (
    <Dialog opened={isOpen} onClose={onClose} title={title} closeButtonProps={{ 'aria-label': t('actions.close') }}>
      {text && <Text>{text}</Text>}
      {children}
      <Group justify="flex-end" mt="lg">
        {canCancel && (
          <Button variant="default" onClick={onClose} disabled={isRunning} data-autofocus={beginsAtCancel || undefined}>
            {cancelLabel}
          </Button>
        )}
        <ActionButton
          color={isDangerous ? 'red' : undefined}
          onClick={onConfirm}
          loading={isRunning}
          disabled={props.canConfirm === false}
          data-autofocus={!beginsAtCancel || undefined}
        >
          {confirmLabel}
        </ActionButton>
      </Group>
    </Dialog>
  );
}
