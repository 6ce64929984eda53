import { Button, CloseButton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../client/use-translation';
import { ActionButton } from '../../ui/action-button';
import type { BulkAction, BulkRow, Targets } from './bulk';
import classes from './selection-bar.module.css';

interface Props {
  ids: string[];
  /** Undefined: this page alone is selected. */
  all: { count: number; isChosen: boolean; choose: () => void; targets: Targets } | undefined;
  actions: BulkAction[];
  onClear: () => void;
  /** With what stays selected. */
  onDone: (failed: string[]) => void;
}

/** What can be done with the rows that are selected, and what became of each. */
export function SelectionBar({ ids, all, actions, onClear, onDone }: Props) {
  const { t } = useTranslation('operator');
  const [running, setRunning] = useState<string>();
  const [rows, setRows] = useState<BulkRow[]>([]);
  const isAll = all?.isChosen === true;
  const run = async (action: BulkAction) => {
    setRunning(action.id);
    const answer = await action.run(isAll ? all.targets : { ids });
    setRunning(undefined);
    if (!answer) return;
    setRows(answer);
    onDone(answer.filter(({ result }) => result !== 'DONE').map(({ id }) => id));
  };
  const offered = actions.filter(({ isFor }) => isFor?.(ids) ?? true);
  const left = rows.filter(({ result }) => result !== 'DONE');
  const reasons = [...new Set(left.map(({ reason }) => reason))];
  return (
    <>
      {rows.length > 0 && (
        <div className={classes.answer} role="status">
          <span>{t('bulk.done', { count: rows.length - left.length })}</span>
          {reasons.map((reason) => (
            <span key={reason}>
              {t('bulk.left', { count: left.filter((row) => row.reason === reason).length, reason })}
            </span>
          ))}
          <CloseButton size="xs" aria-label={t('bulk.forget')} onClick={() => setRows([])} />
        </div>
      )}
      {ids.length > 0 && (
        <div className={classes.bar}>
          <span className={classes.count} role="status">
            {t('bulk.selected', { count: isAll ? all.count : ids.length })}
          </span>
          {all && !isAll && (
            <Button size="compact-xs" variant="subtle" onClick={all.choose}>
              {t('bulk.all', { count: all.count })}
            </Button>
          )}
          {offered.map((action) => (
            <ActionButton
              key={action.id}
              size="xs"
              variant="default"
              loading={running === action.id}
              disabled={running !== undefined && running !== action.id}
              onClick={() => void run(action)}
            >
              {action.label}
            </ActionButton>
          ))}
          <CloseButton size="sm" aria-label={t('bulk.clear')} onClick={onClear} />
        </div>
      )}
    </>
  );
}
