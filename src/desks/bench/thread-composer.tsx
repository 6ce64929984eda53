import { SegmentedControl, Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import type { ApiError } from '../../client/caller';
import { useUnsavedForm } from '../../client/unsaved.store';
import { useAction } from '../../client/use-action';
import { PROOF_KINDS } from '../../client/use-proofs';
import { useKeys } from '../../client/use-keys';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { LIMITS } from '../../contract/limits';
import type { CannedAnswer, DeskThread, DeskThreadSubject } from '../../contract/thread-desk';
import { ActionButton } from '../../ui/action-button';
import { FileField } from '../../ui/file-field';
import { RefusalAlert } from '../../ui/refusal-alert';
import { stillSays } from './canned-answer';
import { CannedPicker } from './canned-picker';
import { DraftTranslation } from './draft-translation';
import classes from './thread.module.css';
import { useThreadPictures } from './use-thread-pictures';

interface Props {
  about: DeskThreadSubject;
  thread: DeskThread | null;
  onSaid: (now: DeskThread) => void;
  onRefused: (error: ApiError) => void;
}

interface Beside {
  /** The words that it came with. */
  words: string;
  then: CannedAnswer['then'];
  note: string;
}
const NOTHING: Beside = { words: '', then: null, note: '' };

/** An answer or a note; where somebody was faster, what was typed stays. */
export function ThreadComposer({ about, thread, onSaid, onRefused }: Props) {
  const { t } = useTranslation('operator');
  const { locale } = useShell();
  const [text, setText] = useState('');
  const [isNote, setNote] = useState(false);
  // what a kept answer brings beside its words
  const [beside, setBeside] = useState<Beside>(NOTHING);
  const [round, setRound] = useState(0);
  const pictures = useThreadPictures(t('threads.pictureHint'));
  const write = useAction('POST /operator/thread-messages', { onError: onRefused });
  useUnsavedForm(text.trim() !== '' || beside.note !== '');
  const field = useRef<HTMLTextAreaElement>(null);
  const begin = (asNote: boolean) => (setNote(asNote), field.current?.focus());
  useKeys({ e: () => begin(false), ...(thread && { n: () => begin(true) }) });
  const isBusy = pictures.isUploading || write.isRunning;
  const first = isNote ? 'NOTE' : 'WAITING_SHOPPER';
  const foreign = thread && thread.language !== locale && thread.translatesTo.includes(thread.language);
  const translated = (said: string) => (setText(said), setBeside({ ...beside, words: said }));
  const send = async (then: 'WAITING_SHOPPER' | 'DONE' | 'NOTE') => {
    const photos = await pictures.upload();
    if (!photos) return;
    const note = then === 'NOTE' ? '' : beside.note;
    const now = await write.run({ body: { ...about, text, photos, then, note, version: thread?.version ?? null } });
    if (!now) return;
    setText('');
    setNote(false);
    setBeside(NOTHING);
    setRound(round + 1);
    pictures.choose(null);
    onSaid(now);
  };
  return (
    <form
      className={classes.composer}
      data-note={isNote || undefined}
      onSubmit={(event) => (event.preventDefault(), void send(first))}
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
        {!isNote && (
          <CannedPicker
            thread={thread}
            onPick={(picked, { then, note }) => {
              setText(text ? `${text}\n${picked}` : picked);
              setBeside({ words: picked, then, note });
            }}
          />
        )}
      </div>
      <Textarea
        ref={field}
        size="sm"
        label={isNote ? t('threads.noteText') : t('threads.answerText')}
        description={isNote ? t('threads.noteFollows') : t('threads.answerFollows')}
        rows={3}
        maxLength={LIMITS.threadLetters}
        value={text}
        onChange={(event) => {
          const typed = event.currentTarget.value;
          setText(typed);
          // whoever says it in words of their own wants nothing of the kept answer
          if (!stillSays(typed, beside.words)) setBeside(NOTHING);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && text.trim()) void send(first);
        }}
      />
      {!isNote && foreign && (
        <DraftTranslation key={`draft ${round}`} text={text} to={thread.language} onText={translated} />
      )}
      {!isNote && beside.note !== '' && (
        <Textarea
          size="sm"
          label={t('threads.noteBeside')}
          description={t('threads.noteFollows')}
          rows={2}
          maxLength={LIMITS.threadLetters}
          value={beside.note}
          onChange={(event) => setBeside({ ...beside, note: event.currentTarget.value })}
        />
      )}
      <FileField
        key={round}
        isMultiple
        size="sm"
        kinds={PROOF_KINDS}
        label={t('threads.pictures')}
        hint={t('threads.pictureHint')}
        onFiles={pictures.choose}
      />
      {!isNote && beside.then === 'DONE' && <p className={classes.quiet}>{t('threads.settles')}</p>}
      <div className={classes.tools}>
        <ActionButton type="submit" size="sm" loading={isBusy} disabled={!text.trim()}>
          {t(isNote ? 'threads.keep' : 'threads.send')}
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
