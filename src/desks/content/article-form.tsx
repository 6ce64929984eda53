import { SegmentedControl, Textarea, TextInput } from '@mantine/core';
import dynamic from 'next/dynamic';
import { useState, type FormEvent } from 'react';
import type { ApiError } from '../../client/caller';
import { notify } from '../../client/notify';
import { useAction } from '../../client/use-action';
import { useTranslation } from '../../client/use-translation';
import type { DeskArticle } from '../../contract/article-desk';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import { SaveBar } from '../bench/save-bar';
import classes from './content.module.css';
import { isFaqRows } from './faq-rows';
import type { useTyped } from './use-typed';
import { isVisual } from './visual-html';
import { PartLoading, partLoadingIn } from '../../ui/part-loading';

const VisualEditor = dynamic(() => import('./visual-editor').then((file) => file.VisualEditor), {
  ssr: false,
  loading: partLoadingIn(<div className={classes.toBeEditor} />),
});
const FaqForm = dynamic(() => import('./faq-form').then((file) => file.FaqForm), { ssr: false, loading: PartLoading });

interface Props {
  article: DeskArticle;
  typed: ReturnType<typeof useTyped<DeskArticle['draft']>>;
  direction: 'ltr' | 'rtl';
  onSaved: (article: DeskArticle | undefined) => void;
  onRefused: (error: ApiError) => void;
}

const TITLE_MAX = 200;
type Way = 'rows' | 'visual' | 'html';

/** The words of an article, in an editor, as HTML, or question by question; saved they are a draft, which nobody but the staff sees. */
export function ArticleForm({
  article,
  typed: { typed, set, round, isChanged, discard },
  direction,
  onSaved,
  onRefused,
}: Props) {
  const { t } = useTranslation('operator');
  const [wanted, setWanted] = useState<Way>();
  const save = useAction('PUT /operator/articles/{type}/draft', { onError: onRefused });
  const { type, language, version, variables } = article;
  const mayBeVisual = isVisual(typed.html);
  const mayBeRows = type === 'FAQ' && isFaqRows(typed.html);
  const usual = mayBeRows ? 'rows' : 'visual';
  const asked = wanted === 'rows' && !mayBeRows ? usual : (wanted ?? usual);
  const way = asked === 'visual' && !mayBeVisual ? 'html' : asked;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const now = await save.run({ params: { type }, body: { language, version, ...typed } });
    if (now) notify.success(t('content.saved', { count: now.version }));
    onSaved(now);
  };
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      <RefusalAlert error={save.error?.status === 409 ? undefined : save.error} />
      <TextInput
        label={t('content.title')}
        value={typed.title}
        dir={direction}
        lang={language}
        maxLength={TITLE_MAX}
        onChange={({ currentTarget: { value } }) => set({ ...typed, title: value })}
      />
      <div className={classes.spread}>
        <SegmentedControl
          size="xs"
          aria-label={t('content.writeAs')}
          value={way}
          onChange={(value) => setWanted(value as Way)}
          data={[
            ...(type === 'FAQ' ? [{ value: 'rows', label: t('content.faq.rows'), disabled: !mayBeRows }] : []),
            { value: 'visual', label: t('content.visual'), disabled: !mayBeVisual },
            { value: 'html', label: 'HTML' },
          ]}
        />
        {type === 'FAQ' && !mayBeRows && <span className={classes.quiet}>{t('content.faq.htmlOnly')}</span>}
        {!mayBeVisual && way !== 'rows' && <span className={classes.quiet}>{t('content.htmlOnly')}</span>}
      </div>
      {way === 'rows' && (
        <FaqForm
          key={round}
          html={typed.html}
          {...{ language, direction, variables }}
          onChange={(html) => set({ ...typed, html })}
        />
      )}
      {way === 'html' && (
        <Textarea
          label={t('content.html')}
          description={t('content.htmlHint')}
          value={typed.html}
          dir="ltr"
          spellCheck={false}
          rows={20}
          styles={{ input: { fontFamily: 'ui-monospace, monospace', fontSize: 12 } }}
          onChange={({ currentTarget: { value } }) => set({ ...typed, html: value })}
        />
      )}
      {way === 'visual' && (
        <VisualEditor
          key={round}
          html={typed.html}
          label={t('content.html')}
          {...{ direction, variables }}
          onChange={(html) => set({ ...typed, html })}
        />
      )}
      <SaveBar isKept {...{ isChanged }} isSaving={save.isRunning} onDiscard={discard}>
        <ActionButton type="submit" variant="default" disabled={!isChanged} loading={save.isRunning}>
          {t('content.save')}
        </ActionButton>
      </SaveBar>
    </form>
  );
}
