import { useState } from 'react';
import { useTranslation } from '../../client/use-translation';
import { newIdempotencyKey } from '../../client/caller';
import { ActionButton } from '../../ui/action-button';
import { UndoBar } from '../../ui/undo-bar';
import classes from './content.module.css';
import { FaqRowEditor } from './faq-row-editor';
import { FaqRowLine } from './faq-row-line';
import { faqDraftOf, faqHtmlOf, type FaqDraft, type FaqRow } from './faq-rows';
import type { AnswerEditorProps } from './answer-editor';

interface Props extends Pick<AnswerEditorProps, 'direction' | 'variables'> {
  html: string;
  language: string;
  onChange: (html: string) => void;
}

/** Questions with their answers, one by one, in place of one long text; what it says is that text. */
export function FaqForm({ html, language, direction, variables, onChange }: Props) {
  const { t } = useTranslation('operator');
  const [draft, setDraft] = useState(() => faqDraftOf(html));
  const [openKey, setOpen] = useState<string>();
  const [removed, setRemoved] = useState<{ row: FaqRow; at: number }>();
  const { rows } = draft;
  const set = (part: Partial<FaqDraft>) => {
    const now = { ...draft, ...part };
    setDraft(now);
    onChange(faqHtmlOf(now));
  };
  const add = (kind: FaqRow['kind']) => {
    const key = newIdempotencyKey();
    set({ rows: [...rows, { key, kind, text: '', html: '' }] });
    setOpen(key);
  };
  const putBack = ({ row, at }: { row: FaqRow; at: number }) => {
    set({ rows: rows.toSpliced(at, 0, row) });
    setRemoved(undefined);
  };
  const move = (at: number, by: -1 | 1) => {
    const others = rows.filter((_, place) => place !== at);
    const row = rows[at];
    if (row) set({ rows: [...others.slice(0, at + by), row, ...others.slice(at + by)] });
  };
  const around = (name: 'introHtml' | 'closingHtml', key: 'intro' | 'closing') => (
    <FaqRowLine
      name={t(`content.faq.${key}`)}
      isQuiet
      isOpen={openKey === key}
      onToggle={() => setOpen(openKey === key ? undefined : key)}
    >
      <FaqRowEditor
        label={t(`content.faq.${key}`)}
        html={draft[name]}
        {...{ language, direction, variables }}
        onHtml={(value) => set({ [name]: value })}
      />
    </FaqRowLine>
  );
  return (
    <section className={classes.form} aria-label={t('content.faq.form')}>
      <ol className={classes.faq}>
        {around('introHtml', 'intro')}
        {rows.map((row, at) => (
          <FaqRowLine
            key={row.key}
            name={row.text.trim() || t('content.faq.unnamed')}
            isHeading={row.kind === 'heading'}
            isOpen={row.key === openKey}
            onToggle={() => setOpen(row.key === openKey ? undefined : row.key)}
            onEarlier={at > 0 ? () => move(at, -1) : null}
            onLater={at < rows.length - 1 ? () => move(at, 1) : null}
            onRemove={() => {
              set({ rows: rows.filter(({ key }) => key !== row.key) });
              setRemoved({ row, at });
            }}
          >
            <FaqRowEditor
              label={t(row.kind === 'heading' ? 'content.faq.below' : 'content.faq.answer')}
              title={{ label: t(`content.faq.${row.kind}`), text: row.text }}
              html={row.html}
              {...{ language, direction, variables }}
              onTitle={(text) => set({ rows: rows.map((each) => (each.key === row.key ? { ...each, text } : each)) })}
              onHtml={(value) =>
                set({ rows: rows.map((each) => (each.key === row.key ? { ...each, html: value } : each)) })
              }
            />
          </FaqRowLine>
        ))}
        {around('closingHtml', 'closing')}
      </ol>
      <div className={classes.actions}>
        <ActionButton size="sm" variant="default" onClick={() => add('question')}>
          {t('content.faq.addQuestion')}
        </ActionButton>
        <ActionButton size="sm" variant="default" onClick={() => add('heading')}>
          {t('content.faq.addHeading')}
        </ActionButton>
      </div>
      {removed && (
        <UndoBar
          key={removed.row.key}
          text={t('content.faq.removed', { name: removed.row.text.trim() || t('content.faq.unnamed') })}
          onUndo={() => putBack(removed)}
          onGone={() => setRemoved(undefined)}
        />
      )}
    </section>
  );
}
