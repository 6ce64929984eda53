import { Modal, type ModalProps } from '@mantine/core';
import { useReturnFocus } from './use-return-focus';

/** Mantine's modal, which leads back to where the shopper was. */
export function Dialog(props: ModalProps) {
  useReturnFocus(props.opened);
  return <Modal {...props} returnFocus={false} />;
}
