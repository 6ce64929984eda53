import { Checkbox, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useAction } from '../../client/use-action';
import { useMay } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import type { StaffView } from '../../contract/view-desk';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import type { Asked, IndexSpec } from './index-query';
import { keptQuery, listPageOf } from './saved-view';
import type { SavedViews } from './use-saved-views';

interface Props {
  spec: IndexSpec;
  asked: Asked;
  saved: SavedViews;
  onKept: (view: StaffView) => void;
}

/** Keeps what the list shows under a name. */
export function ViewKeep({ spec, asked, saved, onKept }: Props) {
  const { t } = useTranslation('operator');
  const mayShare = useMay('views.share');
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const keep = useAction('POST /operator/views');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const what = { query: keptQuery(spec, asked), columns: asked.cols ?? null };
    const view = await keep.run({ body: { page: listPageOf(spec), name: name.trim(), ...what, isShared } });
    if (!view) return;
    const place = isShared ? saved.known.filter((one) => one.isShared).length : saved.known.length;
    saved.keep(saved.known.toSpliced(place, 0, view));
    onKept(view);
  };
  return (
    <form onSubmit={(event) => void submit(event)} aria-label={t('index.saved.keep')}>
      <RefusalAlert error={keep.error} />
      <TextInput
        size="xs"
        label={t('index.saved.name')}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        maxLength={60}
        autoComplete="off"
      />
      {mayShare && (
        <Checkbox
          size="xs"
          label={t('index.saved.share')}
          checked={isShared}
          onChange={(event) => setShared(event.currentTarget.checked)}
        />
      )}
      <ActionButton type="submit" size="xs" loading={keep.isRunning} disabled={!name.trim()}>
        {t('index.saved.keep')}
      </ActionButton>
    </form>
  );
}
