import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useAction } from '../../client/use-action';
import { useKeptForm } from '../../client/use-kept-form';
import { PROOF_KINDS, useProofs } from '../../client/use-proofs';
import { useTranslation } from '../../client/use-translation';
import { LIMITS } from '../../contract/limits';
import type { ThreadDetail, ThreadSubject } from '../../contract/thread';
import { ActionButton } from '../../ui/action-button';
import { FileField } from '../../ui/file-field';
import { RefusalAlert } from '../../ui/refusal-alert';
import classes from './threads.module.css';

interface Props {
  about: ThreadSubject;
  onSent: (now: ThreadDetail) => void;
}

/** A message to the shop, kept until it is sent. */
export function ThreadForm({ about, onSent }: Props) {
  const { t } = useTranslation('common');
  const [text, setText] = useState('');
  const kept = useKeptForm({
    name: 'message',
    about: `${about.kind}.${about.id ?? ''}`,
    values: { text },
    restore: ({ text: words = '' }) => setText(words),
  });
  const proofs = useProofs(t('threads.hint'));
  const write = useAction('POST /front/threads');
  const send = async () => {
    const photos = await proofs.upload();
    if (!photos) return;
    const now = await write.run({ body: { ...about, text, photos } });
    if (!now) return;
    kept.forget();
    onSent(now);
  };
  return (
    <form className={classes.form} onSubmit={(event) => (event.preventDefault(), void send())}>
      <RefusalAlert error={proofs.failure ? { detail: proofs.failure } : write.error} />
      <Textarea
        label={t('threads.text')}
        required
        autosize
        minRows={2}
        maxRows={12}
        maxLength={LIMITS.threadLetters}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <FileField
        isMultiple
        kinds={PROOF_KINDS}
        label={t('threads.pictures')}
        hint={t('threads.hint')}
        onFiles={proofs.choose}
      />
      <div>
        <ActionButton type="submit" size="md" loading={proofs.isUploading || write.isRunning} disabled={!text.trim()}>
          {t('threads.send')}
        </ActionButton>
      </div>
    </form>
  );
}
