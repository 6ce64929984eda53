import { Alert, FileInput } from '@mantine/core';
import { useState } from 'react';
import { useShell } from '../../../client/use-shell';
import { useMay } from '../../../client/use-staff';
import { useTranslation } from '../../../client/use-translation';
import { ActionButton } from '../../../ui/action-button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { RefusalAlert } from '../../../ui/refusal-alert';
import { DatingFields, tomorrow, type Dating } from '../dating-fields';
import { SettingsPage } from '../settings-page';
import classes from '../settings.module.css';
import { ImportColumns } from './import-columns';
import { ImportResult } from './import-result';
import { useImport } from './use-import';
import { usePublishTitle } from '../use-publish-title';

/** Prices of lines out of a table and into one. Nothing is written before it is applied. */
export function ImportScreen() {
  const { t } = useTranslation('operator');
  const publishTitle = usePublishTitle();
  const { timezoneOffset } = useShell().tenant;
  const mayEdit = useMay('settings.edit');
  const state = useImport();
  const { file, checked, refusal, error } = state;
  const [dating, setDating] = useState<Dating>(() => ({ from: tomorrow(timezoneOffset), note: '' }));
  const [isAsking, setAsking] = useState(false);
  const count = checked?.lines.filter(({ outcome }) => outcome === 'NEW' || outcome === 'CHANGED').length ?? 0;
  return (
    <SettingsPage section="lines">
      <section className={classes.section} aria-labelledby="file">
        <h2 id="file">{t('lines.import.title')}</h2>
        <p className={classes.quiet}>{t('lines.import.about')}</p>
        <div className={classes.actions}>
          {(['xlsx', 'csv'] as const).map((kind) => (
            <ActionButton key={kind} size="xs" variant="default" onClick={() => void state.download(kind)}>
              {t(`lines.import.download.${kind}`)}
            </ActionButton>
          ))}
        </div>
        <FileInput
          size="sm"
          label={t('lines.import.file')}
          placeholder={t('lines.import.choose')}
          accept=".csv,.xlsx,text/csv"
          onChange={(given) => given && void state.open(given)}
          error={refusal && t(`lines.import.refusal.${refusal}`)}
        />
      </section>
      {error?.status === 409 ? (
        <Alert color="yellow" role="alert">
          {t('lines.import.stale')}
        </Alert>
      ) : (
        <RefusalAlert error={error} />
      )}
      {file && (
        <>
          <ImportColumns file={file} onChange={state.setPlan} />
          <div className={classes.actions}>
            <ActionButton
              loading={state.isRunning}
              disabled={file.plan.at.line === undefined}
              onClick={() => void state.look()}
            >
              {t('lines.import.look')}
            </ActionButton>
            <span className={classes.quiet}>{t('lines.import.nothing')}</span>
          </div>
        </>
      )}
      {checked && <ImportResult {...checked} />}
      {checked && mayEdit && count > 0 && (
        <>
          <DatingFields value={dating} onChange={setDating} />
          <div className={classes.actions}>
            <ActionButton disabled={dating.from === ''} onClick={() => setAsking(true)}>
              {t('lines.import.apply', { count })}
            </ActionButton>
          </div>
        </>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={publishTitle(dating.from)}
        text={t('lines.import.ask', { count })}
        confirmLabel={t('lines.import.apply', { count })}
        isRunning={state.isApplying}
        onConfirm={() => void state.apply(dating).finally(() => setAsking(false))}
        onClose={() => setAsking(false)}
      />
    </SettingsPage>
  );
}
