import { TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useAction } from '../../client/use-action';
import { useMay } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import classes from './index-page.module.css';
import type { Asked, IndexSpec } from './index-query';
import { keptQuery } from './saved-view';
import type { SavedViews } from './use-saved-views';

interface Props {
  spec: IndexSpec;
  asked: Asked;
  saved: SavedViews;
  view: SavedViews['views'][number];
  onGone: () => void;
}

/** Name, content, place and end of a view; of one of all for those alone who may share. */
export function ViewChanges({ spec, asked, saved, view, onGone }: Props) {
  const { t } = useTranslation('operator');
  const mayShare = useMay('views.share');
  const [name, setName] = useState(view.name);
  const [isSure, setSure] = useState(false);
  const change = useAction('PUT /operator/views/{id}');
  const move = useAction('POST /operator/views/{id}/move');
  const remove = useAction('DELETE /operator/views/{id}');
  const { id, version } = view;
  const params = { id };
  if (view.isShared && !mayShare) return <p className={classes.note}>{t('index.saved.ofAll')}</p>;

  const beside = saved.known.filter(({ isShared }) => isShared === view.isShared);
  const place = beside.findIndex((one) => one.id === id);
  const write = async (what: { name: string; query: string; columns: string[] | null }) => {
    const now = await change.run({ params, body: { ...what, version } });
    if (now) saved.keep(saved.known.map((one) => (one.id === id ? now : one)));
  };
  const rename = (event: FormEvent) => {
    event.preventDefault();
    void write({ name: name.trim(), query: view.query, columns: view.columns });
  };
  const put = async (to: number) => {
    const now = await move.run({ params, body: { version, to } });
    if (now) saved.keep(now);
  };
  const end = async () => {
    const now = await remove.run({ params, query: { version } });
    if (!now) return;
    saved.keep(now);
    onGone();
  };
  const button = { size: 'compact-xs', variant: 'default' } as const;
  return (
    <form onSubmit={rename} aria-label={view.name}>
      <RefusalAlert error={change.error ?? move.error ?? remove.error} />
      <TextInput
        size="xs"
        label={t('index.saved.rename')}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        maxLength={60}
        autoComplete="off"
      />
      <div className={classes.buttons}>
        {name.trim() !== view.name && (
          <ActionButton {...button} type="submit" loading={change.isRunning} disabled={!name.trim()}>
            {t('index.saved.rename')}
          </ActionButton>
        )}
        {!view.isAt(asked) && (
          <ActionButton
            {...button}
            loading={change.isRunning}
            onClick={() => void write({ name: view.name, query: keptQuery(spec, asked), columns: asked.cols ?? null })}
          >
            {t('index.saved.change')}
          </ActionButton>
        )}
        <ActionButton {...button} loading={move.isRunning} disabled={place <= 0} onClick={() => void put(place - 1)}>
          {t('index.saved.earlier')}
        </ActionButton>
        <ActionButton
          {...button}
          loading={move.isRunning}
          disabled={place === beside.length - 1}
          onClick={() => void put(place + 1)}
        >
          {t('index.saved.later')}
        </ActionButton>
        <ActionButton
          {...button}
          color="red"
          loading={remove.isRunning}
          onClick={() => (isSure ? void end() : setSure(true))}
        >
          {t(isSure ? 'index.saved.sure' : 'index.saved.remove')}
        </ActionButton>
      </div>
    </form>
  );
}
