import { Stack, Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import { ActionButton } from './action-button';
import { FileField } from './file-field';
import { RefusalAlert } from './refusal-alert';

interface RequestFormProps {
  labels: { reason: string; pictures: string; picturesHint: string; send: string };
  pictureKinds: string[];
  needsPictures?: boolean;
  needsReason?: boolean;
  /** How many letters it may have. */
  longest?: number;
  reason: string;
  onReason: (reason: string) => void;
  onPictures: (files: FileList | null) => void;
  error?: { detail: string };
  /** Where a refusal leads on to. */
  leadsOn?: ReactNode;
  reasonError?: string | undefined;
  isSending: boolean;
  onSend: () => void;
  /** What is asked, above the words for it. */
  children?: ReactNode;
}

/** Something asked of the shop, with the shopper's words and pictures of it. */
export function RequestForm(props: RequestFormProps) {
  const { labels, pictureKinds, needsPictures, needsReason = true, longest = 500, children } = props;
  const { reason, reasonError, onReason, onPictures, error, leadsOn, isSending, onSend } = props;
  return (
    <form onSubmit={(event) => (event.preventDefault(), onSend())}>
      <Stack gap="sm">
        <RefusalAlert error={error}>{leadsOn}</RefusalAlert>
        {children}
        <Textarea
          label={labels.reason}
          required={needsReason}
          autosize
          minRows={3}
          maxLength={longest}
          value={reason}
          error={reasonError}
          onChange={(event) => onReason(event.currentTarget.value)}
        />
        <FileField
          isMultiple
          isRequired={needsPictures === true}
          kinds={pictureKinds}
          label={labels.pictures}
          hint={labels.picturesHint}
          onFiles={onPictures}
        />
        <ActionButton type="submit" size="md" loading={isSending}>
          {labels.send}
        </ActionButton>
      </Stack>
    </form>
  );
}
