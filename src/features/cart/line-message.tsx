import { Button, Textarea } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../client/use-translation';
import { LIMITS } from '../../contract/limits';
import classes from './line-message.module.css';

interface Props {
  message: string;
  title: string;
  onSave: (message: string) => void;
}

/** What the shopper wants the buyer to know of a line. */
export function LineMessage({ message, title, onSave }: Props) {
  const { t } = useTranslation('cart');
  const [draft, setDraft] = useState<string>();
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const isOpen = draft !== undefined;
  // whoever came by keyboard goes on from where the editor was opened
  useEffect(() => {
    if (!isOpen && wasOpen.current) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (draft === undefined) {
    return (
      <button ref={opener} type="button" className={classes.open} onClick={() => setDraft(message)}>
        {message || t('message.add')}
      </button>
    );
  }
  return (
    <div className={classes.editor}>
      <Textarea
        autosize
        minRows={2}
        maxRows={5}
        maxLength={LIMITS.messageLength}
        aria-label={t('message.label', { title })}
        placeholder={t('message.placeholder')}
        value={draft}
        onChange={(event) => setDraft(event.currentTarget.value)}
        autoFocus
      />
      <div className={classes.actions}>
        <Button
          size="compact-sm"
          onClick={() => {
            setDraft(undefined);
            if (draft.trim() !== message) onSave(draft.trim());
          }}
        >
          {t('message.save')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => setDraft(undefined)}>
          {t('message.cancel')}
        </Button>
      </div>
    </div>
  );
}
