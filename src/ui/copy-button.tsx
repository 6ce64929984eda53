import { ActionIcon } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';

interface Props {
  /** Names what is copied, for screen readers. */
  label: string;
  onCopy: () => Promise<unknown>;
}

/** Beside a number or an address that people carry elsewhere. */
export function CopyButton({ label, onCopy }: Props) {
  return (
    <ActionIcon variant="subtle" color="gray" size={40} aria-label={label} onClick={() => void onCopy()}>
      <IconCopy size={18} aria-hidden />
    </ActionIcon>
  );
}
