import { SegmentedControl, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { ApiError } from '../../client/caller';
import { useAction } from '../../client/use-action';
import { PROOF_KINDS } from '../../client/use-proofs';
import { useTranslation } from '../../client/use-translation';
import { LIMITS } from '../../contract/limits';
import type { DeskThread, DeskThreadSubject } from '../../contract/thread-desk';
import { ActionButton } from '../../ui/action-button';
import { FileField } from '../../ui/file-field';
import { RefusalAlert } from '../../ui/refusal-alert';
import { CannedPicker } from './canned-picker';
import classes from './thread.module.css';
import { useThreadPictures } from './use-thread-pictures';

interface Props {
  about: DeskThreadSubject;
  thread: DeskThread | null;
  onSaid: (now: DeskThread) => void;
  onRefused: (error: ApiError) => void;
}

/** An answer or a note; where somebody was faster, what was typed stays. */
export function ThreadComposer({ about, thread, onSaid, onRefused }: Props) {
  const { t } = useTranslation('operator');
  const [text, setText] = useState('');
  const [isNote, setNote] = useState(false);
  const [round, setRound] = useState(0);
  const pictures = useThreadPictures(t('threads.pictureHint'));
  const write = useAction('POST /operator/thread-messages', { onError: onRefused });
  const isBusy = pictures.isUploading || write.isRunning;
  const send = async (then: 'WAITING_SHOPPER' | 'DONE' | 'NOTE') => {
    const photos = await pictures.upload();
    if (!photos) return;
    const now = await write.run({ body: { ...about, text, photos, then, version: thread?.version ?? null } });
    if (!now) return;
    setText('');
    setNote(false);
    setRound(round + 1);
    pictures.choose(null);
    onSaid(now);
  };
  return (
    <form
      className={classes.composer}
      data-note={isNote || undefined}
      onSubmit={(event) => (event.preventDefault(), void send(isNote ? 'NOTE' : 'WAITING_SHOPPER'))}
    >
      {/* beside a conversation that has moved on, that is what is said */}
      {write.error?.code !== 'STATE_CONFLICT' && (
        <RefusalAlert error={pictures.failure ? { detail: pictures.failure } : write.error} />
      )}
      <div className={classes.tools}>
        {thread && (
          <SegmentedControl
            size="xs"
            aria-label={t('threads.kind')}
            value={isNote ? 'NOTE' : 'ANSWER'}
            onChange={(kind) => setNote(kind === 'NOTE')}
            data={[
              { value: 'ANSWER', label: t('threads.answer') },
              { value: 'NOTE', label: t('threads.note') },
            ]}
          />
        )}
        {!isNote && <CannedPicker thread={thread} onPick={(picked) => setText(text ? `${text}\n${picked}` : picked)} />}
      </div>
      <Textarea
        size="sm"
        label={isNote ? t('threads.noteText') : t('threads.answerText')}
        description={isNote ? t('threads.noteFollows') : t('threads.answerFollows')}
        rows={3}
        maxLength={LIMITS.threadLetters}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && text.trim()) void send(isNote ? 'NOTE' : 'WAITING_SHOPPER'); // prettier-ignore
        }}
      />
      <FileField
        key={round}
        isMultiple
        size="sm"
        kinds={PROOF_KINDS}
        label={t('threads.pictures')}
        hint={t('threads.pictureHint')}
        onFiles={pictures.choose}
      />
      <div className={classes.tools}>
        <ActionButton type="submit" size="sm" loading={isBusy} disabled={!text.trim()}>
          {isNote ? t('threads.keep') : t('threads.send')}
        </ActionButton>
        {!isNote && (
          <ActionButton
            size="sm"
            variant="default"
            loading={isBusy}
            disabled={!text.trim()}
            onClick={() => void send('DONE')}
          >
            {t('threads.sendDone')}
          </ActionButton>
        )}
      </div>
    </form>
  );
}
