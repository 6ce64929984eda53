import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../client/use-translation';
import { LIMITS } from '../../contract/limits';
import { useFocusOnChange } from '../../ui/use-lost-focus';
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
  // whoever came by keyboard goes on from where the editor was opened
  const opener = useFocusOnChange<HTMLButtonElement>(draft !== undefined);
  const save = () => {
    if (draft !== undefined && draft.trim() !== message) onSave(draft.trim());
  };
  if (draft === undefined) {
    return (
      <button ref={opener} type="button" className={classes.open} onClick={() => setDraft(message)}>
        {message || t('message.add')}
      </button>
    );
  }
  return (
    <div
      className={classes.editor}
      // who goes on without a word has said it all the same; nothing moves under the pointer
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && save()}
    >
      <Textarea
        autosize
        minRows={2}
        maxRows={5}
        maxLength={LIMITS.messageLength}
        aria-label={t('message.label', { title })}
        placeholder={t('message.placeholder')}
        value={draft}
        onKeyDown={({ key }) => key === 'Escape' && setDraft(undefined)}
        onChange={(event) => setDraft(event.currentTarget.value)}
        autoFocus
      />
      {/* not every browser gives a pressed button the focus, and what is given up must not be saved */}
      <div className={classes.actions} onMouseDown={(event) => event.preventDefault()}>
        <Button size="compact-sm" onClick={() => (save(), setDraft(undefined))}>
          {t('message.save')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => setDraft(undefined)}>
          {t('message.cancel')}
        </Button>
      </div>
    </div>
  );
}
