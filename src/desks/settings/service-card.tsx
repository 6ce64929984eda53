import { Checkbox } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useAction } from '../../client/use-action';
import { useShell } from '../../client/use-shell';
import { useMay } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import type { ServiceRecord } from '../../contract/service-desk';
import { ActionButton } from '../../ui/action-button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { RefusalAlert } from '../../ui/refusal-alert';
import { isSame } from '../bench/is-same';
import { SaveBar } from '../bench/save-bar';
import { ChargeWords } from './charge-words';
import { DatedList } from './dated-list';
import { ServicePriceForm } from './service-price-form';
import classes from './settings.module.css';
import { useDated } from './use-dated';
import { WordsField } from './words-field';

interface Props {
  service: ServiceRecord;
  currencies: string[];
}

const calledIn = ({ name, remark }: ServiceRecord) => ({ name, remark });

/** One service: what it is called, whether it is offered, and its prices by their days. */
export function ServiceCard({ service, currencies }: Props) {
  const { t } = useTranslation('operator');
  const { locale } = useShell();
  const mayEdit = useMay('settings.edit');
  const state = useDated(service);
  const { known } = state;
  const { code, version } = known;
  const [head, setHead] = useState(() => calledIn(service));
  const [gone, setGone] = useState<string>();
  const withdraw = useAction('POST /operator/settings/services/{code}/prices/{id}/withdraw', {
    onError: state.onError,
  });
  const save = useAction('PUT /operator/settings/services/{code}', { onError: state.onError });
  const put = async (change: object) => {
    const body = { version, ...head, isOffered: known.isOffered, ...change };
    const saved = await save.run({ params: { code }, body });
    // what was typed meanwhile stays
    if (saved) setHead((now) => (now === head ? calledIn(saved) : now));
    await state.then(saved, 'settings.saved');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void put({});
  };
  const takeBack = async (id: string) => {
    const saved = await withdraw.run({ params: { code, id }, body: { version } });
    setGone(undefined);
    await state.then(saved, 'settings.dated.takenBack');
  };
  const inForce = known.versions.find((each) => each.state === 'IN_FORCE')?.terms;
  const called = calledIn(known);
  const title = known.name[locale] ?? known.name.en ?? Object.values(known.name)[0] ?? code;
  return (
    <details className={classes.section}>
      <summary className={classes.summary}>
        <strong>{title}</strong>{' '}
        <span className={classes.quiet}>
          {inForce ? <ChargeWords terms={inForce} /> : t('settings.services.unpriced')}
          {!known.isOffered && ` · ${t('settings.services.notOffered')}`}
        </span>
      </summary>
      {state.isStale && <p role="alert">{t('settings.dated.stale')}</p>}
      {[save.error, withdraw.error].map((error, index) =>
        error && error.status !== 409 ? <RefusalAlert key={index} error={error} /> : null,
      )}
      <form className={classes.fields} onSubmit={submit} noValidate>
        <fieldset className={classes.fields} disabled={!mayEdit}>
          <Checkbox
            size="sm"
            label={t('settings.services.offered')}
            checked={known.isOffered}
            onChange={(event) => void put({ isOffered: event.currentTarget.checked })}
          />
          {(['name', 'remark'] as const).map((field) => (
            <WordsField
              key={field}
              label={t(`settings.services.${field}`)}
              value={head[field]}
              onChange={(words) => setHead((now) => ({ ...now, [field]: words }))}
              maxLength={field === 'name' ? 80 : 300}
              error={() => undefined}
            />
          ))}
        </fieldset>
        {mayEdit && (
          <SaveBar isChanged={!isSame(head, called)} isSaving={save.isRunning} onDiscard={() => setHead(called)}>
            <ActionButton size="sm" variant="default" type="submit" loading={save.isRunning}>
              {t('settings.save')}
            </ActionButton>
          </SaveBar>
        )}
      </form>
      <DatedList
        versions={known.versions}
        detail={({ terms }) => <p>{terms ? <ChargeWords terms={terms} /> : t('settings.dated.unreadable')}</p>}
        actions={(each) =>
          mayEdit &&
          each.state === 'TO_COME' && (
            <ActionButton size="xs" variant="default" onClick={() => setGone(each.id)}>
              {t('settings.dated.takeBack')}
            </ActionButton>
          )
        }
      />
      {mayEdit && <ServicePriceForm key={version} state={state} currencies={currencies} />}
      <ConfirmDialog
        isOpen={gone !== undefined}
        title={t('settings.dated.takeBackAsk')}
        text={t('settings.dated.takeBackText')}
        confirmLabel={t('settings.dated.takeBack')}
        isRunning={withdraw.isRunning}
        onConfirm={() => gone !== undefined && void takeBack(gone)}
        onClose={() => setGone(undefined)}
      />
    </details>
  );
}
