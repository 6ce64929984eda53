import { useState, type FormEvent } from 'react';
import { useAction } from '../../client/use-action';
import { useFieldText } from '../../client/use-field-text';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import type { ServiceRecord } from '../../contract/service-desk';
import { ActionButton } from '../../ui/action-button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { RefusalAlert } from '../../ui/refusal-alert';
import { SaveBar } from '../bench/save-bar';
import { ChargeWords } from './charge-words';
import { DatingFields, tomorrow } from './dating-fields';
import { hasGap } from './has-gap';
import { ServiceTermsFields, startTerms } from './service-terms-fields';
import classes from './settings.module.css';
import type { useDated } from './use-dated';
import { usePublishTitle } from './use-publish-title';

interface Props {
  state: ReturnType<typeof useDated<ServiceRecord>>;
  currencies: string[];
}

/** Another price of a service from a day on. */
export function ServicePriceForm({ state, currencies }: Props) {
  const { t } = useTranslation('operator');
  const publishTitle = usePublishTitle();
  const { timezoneOffset } = useShell().tenant;
  const { known } = state;
  const held = (known.versions.find((each) => each.state === 'IN_FORCE') ?? known.versions[0])?.terms;
  const [terms, setTerms] = useState(held ?? startTerms(currencies[0] ?? 'CNY'));
  const [dating, setDating] = useState(() => ({ from: tomorrow(timezoneOffset) as string | null, note: '' }));
  const [kept, setKept] = useState({ terms, dating });
  const [round, setRound] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const publish = useAction('POST /operator/settings/services/{code}/prices', { onError: state.onError });
  const errors = publish.error?.errors ?? [];
  const errorAt = useFieldText(Object.fromEntries(errors.map(({ path, code }) => [path, code])));
  const dayError = errors.some(({ path }) => path === 'from') ? t('settings.dated.dayTaken') : undefined;
  const isSame = JSON.stringify(terms) === JSON.stringify(held);
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
    const body = { version: known.version, terms, ...dating };
    const saved = await publish.run({ params: { code: known.code }, body });
    setAsking(false);
    if (saved) setKept({ terms, dating });
    await state.then(saved, 'settings.dated.published');
  };
  return (
    <form className={classes.fields} onSubmit={submit} noValidate aria-label={t('settings.services.another')}>
      <h3 className={classes.said}>{t('settings.services.another')}</h3>
      {publish.error && publish.error.status !== 409 && !dayError && <RefusalAlert error={publish.error} />}
      <ServiceTermsFields key={round} value={terms} currencies={currencies} onChange={setTerms} errorAt={errorAt} />
      <DatingFields value={dating} onChange={setDating} error={dayError} />
      <SaveBar
        isChanged={JSON.stringify({ terms, dating }) !== JSON.stringify(kept)}
        isSaving={publish.isRunning}
        onDiscard={discard}
      >
        <ActionButton type="submit" size="sm" disabled={isSame || hasGap(terms) || dating.from === ''}>
          {t('settings.dated.publish')}
        </ActionButton>
      </SaveBar>
      <ConfirmDialog
        isOpen={isAsking}
        title={publishTitle(dating.from)}
        confirmLabel={t('settings.dated.publish')}
        isRunning={publish.isRunning}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        <p>
          {held && (
            <>
              <del>
                <ChargeWords terms={held} />
              </del>{' '}
            </>
          )}
          <strong>
            <ChargeWords terms={terms} />
          </strong>
        </p>
        <p>{t('settings.services.publishText')}</p>
      </ConfirmDialog>
    </form>
  );
}
