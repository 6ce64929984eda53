import { useState } from 'react';
import { newIdempotencyKey } from '../../client/caller';
import { notify } from '../../client/notify';
import { useAction } from '../../client/use-action';
import { useTenant } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import type { ProductRow } from '../../contract/catalogue-desk';
import { ActionButton } from '../../ui/action-button';
import { PageTitle } from '../../ui/page-title';
import { RefusalAlert } from '../../ui/refusal-alert';
import { SaveBar } from '../bench/save-bar';
import classes from './content.module.css';
import { inputOfRows, moved, problemOf, replaced } from './group-draft';
import { GroupForm } from './group-form';
import { GroupList } from './group-list';

interface Props {
  groups: ProductRow[];
  categories: { id: string; name: string }[];
}

const MOST_ROWS = 20;
const readGroups = async (data: unknown) => {
  const { GroupList: rules } = await import('../../contract/catalogue-desk.schemas');
  return rules.safeParse(data).data?.groups;
};

/** The rows of goods that shoppers meet before they look for anything: which, in which order, and when. */
export function GroupsScreen({ groups: first, categories }: Props) {
  const { t } = useTranslation('operator');
  const { defaultLanguage } = useTenant();
  const [known, setKnown] = useState(first);
  const [rows, setRows] = useState(first);
  const [openId, setOpen] = useState(first[0]?.id);
  const [isStale, setStale] = useState(false);
  const { run, isRunning, error } = useAction('PUT /operator/product-groups', {
    onError: ({ status, data }) => {
      if (status !== 409) return;
      setStale(true);
      void readGroups(data).then((now) => now && setKnown(now));
    },
  });
  const open = rows.find(({ id }) => id === openId);
  const isChanged = JSON.stringify(rows) !== JSON.stringify(known);
  const isWhole = rows.every((row) => !problemOf(row, defaultLanguage));
  const add = () => {
    const id = `row-${newIdempotencyKey().slice(0, 12)}`;
    setRows([...rows, { id, title: {} }]);
    setOpen(id);
  };
  const take = (now: ProductRow[]) => {
    setKnown(now);
    setRows(now);
    setStale(false);
  };
  const save = async () => {
    const now = await run({ body: { was: known, groups: inputOfRows(rows) } });
    if (!now) return;
    take(now.groups);
    notify.success(t('catalogue.groups.saved'));
  };
  return (
    <div className={classes.whole}>
      <PageTitle title={t('nav.groups')} />
      <h1 className={classes.title}>{t('nav.groups')}</h1>
      {isStale && (
        <div role="alert" className={classes.actions}>
          <span>{t('catalogue.groups.stale')}</span>
          <ActionButton size="xs" variant="default" onClick={() => take(known)}>
            {t('catalogue.groups.takeTheirs')}
          </ActionButton>
        </div>
      )}
      <RefusalAlert error={error?.status === 409 ? undefined : error} />
      <div className={classes.chosen}>
        {open ? (
          <GroupForm
            key={open.id}
            row={open}
            categories={categories}
            onChange={(row) => setRows(replaced(rows, row))}
            onRemove={() => setRows(rows.filter(({ id }) => id !== open.id))}
          />
        ) : (
          <p className={classes.quiet}>{t(rows.length > 0 ? 'catalogue.groups.choose' : 'catalogue.groups.none')}</p>
        )}
        <div className={classes.aside}>
          <GroupList {...{ rows, openId }} onOpen={setOpen} onMove={(id, by) => setRows(moved(rows, id, by))} />
          <div className={classes.actions}>
            <ActionButton variant="default" disabled={rows.length >= MOST_ROWS} onClick={add}>
              {t('catalogue.groups.add')}
            </ActionButton>
          </div>
        </div>
      </div>
      <SaveBar isChanged={isChanged} isSaving={isRunning} onDiscard={() => take(known)}>
        <ActionButton disabled={!isChanged || !isWhole} loading={isRunning} onClick={() => void save()}>
          {t('catalogue.groups.save')}
        </ActionButton>
      </SaveBar>
    </div>
  );
}
