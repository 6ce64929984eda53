import { Alert } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useAction } from '../../client/use-action';
import { useFieldText } from '../../client/use-field-text';
import { useShell } from '../../client/use-shell';
import { useMay } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import type { FeeRules, FeeTerms } from '../../contract/fee-rules';
import { ActionButton } from '../../ui/action-button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { RefusalAlert } from '../../ui/refusal-alert';
import { SaveBar } from '../bench/save-bar';
import { DatingFields, tomorrow } from './dating-fields';
import { FeeChangeList } from './fee-change-list';
import { FeeFields } from './fee-fields';
import { hasGap } from './has-gap';
import classes from './settings.module.css';
import type { useDated } from './use-dated';
import { usePublishTitle } from './use-publish-title';

interface Props {
  /** What it begins with. */
  begun: FeeTerms;
  state: ReturnType<typeof useDated<FeeRules>>;
}

/** Fees from a day on: written, looked at beside what holds, and published. */
export function FeeForm({ begun, state }: Props) {
  const { t } = useTranslation('operator');
  const publishTitle = usePublishTitle();
  const { timezoneOffset } = useShell().tenant;
  const mayEdit = useMay('settings.edit');
  const { known } = state;
  const [terms, setTerms] = useState(begun);
  const [dating, setDating] = useState(() => ({ from: tomorrow(timezoneOffset) as string | null, note: '' }));
  const [kept, setKept] = useState({ terms, dating });
  const [round, setRound] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const publish = useAction('POST /operator/settings/fees', { onError: state.onError });
  const errors = publish.error?.errors ?? [];
  const textAt = useFieldText(Object.fromEntries(errors.map(({ path, code }) => [path, code])));
  const errorAt = (path: string) =>
    path === 'storage' ? errors.find((error) => error.path.startsWith('terms.storage'))?.code : textAt(`terms.${path}`);
  const isSame = JSON.stringify(terms) === JSON.stringify(known.inForce);
  const discard = () => {
    setTerms(kept.terms);
    setDating(kept.dating);
    setRound((count) => count + 1);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsking(true);
  };
  const confirm = async () => {
    const saved = await publish.run({ body: { version: known.version, terms, ...dating } });
    setAsking(false);
    if (saved) setKept({ terms, dating });
    await state.then(saved, 'settings.dated.published');
  };
  const dayError = errors.some(({ path }) => path === 'from') ? t('settings.dated.dayTaken') : undefined;
  return (
    <form className={classes.wide} onSubmit={submit} noValidate aria-label={t('settings.dated.another')}>
      {state.isStale ? (
        <Alert color="yellow" role="alert">
          {t('settings.dated.stale')}
        </Alert>
      ) : (
        !dayError && <RefusalAlert error={publish.error} />
      )}
      <fieldset key={round} className={classes.fields} disabled={!mayEdit}>
        <FeeFields value={terms} inForce={known.inForce} onChange={setTerms} errorAt={errorAt} />
        {mayEdit && <DatingFields value={dating} onChange={setDating} error={dayError} />}
      </fieldset>
      {mayEdit && (
        <SaveBar
          isChanged={JSON.stringify({ terms, dating }) !== JSON.stringify(kept)}
          isSaving={publish.isRunning}
          onDiscard={discard}
        >
          <ActionButton type="submit" disabled={isSame || hasGap(terms) || dating.from === ''}>
            {t('settings.dated.publish')}
          </ActionButton>
        </SaveBar>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={publishTitle(dating.from)}
        confirmLabel={t('settings.dated.publish')}
        isRunning={publish.isRunning}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        <FeeChangeList before={known.inForce} after={terms} />
        <p>{t('settings.dated.publishText')}</p>
      </ConfirmDialog>
    </form>
  );
}
