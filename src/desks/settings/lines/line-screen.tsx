import { useState } from 'react';
import { useAction } from '../../../client/use-action';
import { useMay } from '../../../client/use-staff';
import { useTranslation } from '../../../client/use-translation';
import type { LineRecord } from '../../../contract/line-desk';
import type { LineTerms } from '../../../contract/transit-line';
import { ActionButton } from '../../../ui/action-button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { RefusalAlert } from '../../../ui/refusal-alert';
import { DatedList } from '../dated-list';
import type { Dating } from '../dating-fields';
import { SettingsPage } from '../settings-page';
import classes from '../settings.module.css';
import { useDated } from '../use-dated';
import { BackTest } from './back-test';
import { LineForm } from './line-form';
import { LineHeadForm } from './line-head-form';
import { Simulator } from './simulator';
import { startTerms } from './start-terms';

type Version = LineRecord['versions'][number];

/** A shipping line: what it is called, its versions, and another one. */
export function LineScreen({ line }: { line: LineRecord }) {
  const { t } = useTranslation('operator');
  const mayEdit = useMay('settings.edit');
  const state = useDated(line);
  const { known } = state;
  const { name, versions } = known;
  const held =
    versions.find(({ state: is }) => is === 'IN_FORCE') ?? versions.find(({ state: is }) => is === 'TO_COME');
  const inForce = held?.terms ?? null;
  const [begun, setBegun] = useState<{ terms: LineTerms; round: number }>({
    terms: inForce ?? startTerms(known.known.currencies[0] ?? 'CNY', []),
    round: 0,
  });
  const [gone, setGone] = useState<Version>();
  const withdraw = useAction('POST /operator/settings/lines/{name}/versions/{id}/withdraw', { onError: state.onError });
  const publish = useAction('POST /operator/settings/lines/{name}/versions', { onError: state.onError });
  const takeBack = async ({ id }: Version) => {
    const saved = await withdraw.run({ params: { name, id }, body: { version: known.version } });
    setGone(undefined);
    await state.then(saved, 'settings.dated.takenBack');
  };
  const send = async (terms: LineTerms, dating: Dating) => {
    const saved = await publish.run({ params: { name }, body: { version: known.version, terms, ...dating } });
    return state.then(saved, 'settings.dated.published');
  };
  return (
    <SettingsPage section="lines">
      {withdraw.error?.status !== 409 && <RefusalAlert error={withdraw.error} />}
      <LineHeadForm key={known.version} line={known} onError={state.onError} then={state.then} />
      <section className={classes.section} aria-labelledby="versions">
        <h2 id="versions">{t('settings.dated.versions')}</h2>
        <DatedList
          versions={versions}
          detail={({ terms }) => !terms && <p role="alert">{t('settings.dated.unreadable')}</p>}
          actions={(version) =>
            mayEdit && (
              <>
                {version.terms && (
                  <ActionButton
                    size="xs"
                    variant="default"
                    onClick={() => version.terms && setBegun({ terms: version.terms, round: begun.round + 1 })}
                  >
                    {t('settings.dated.takeUp')}
                  </ActionButton>
                )}
                {version.state === 'TO_COME' && (
                  <ActionButton size="xs" variant="default" onClick={() => setGone(version)}>
                    {t('settings.dated.takeBack')}
                  </ActionButton>
                )}
              </>
            )
          }
        />
      </section>
      <LineForm
        key={begun.round}
        begun={begun.terms}
        inForce={inForce}
        known={known.known}
        isStale={state.isStale}
        error={publish.error?.status === 409 ? undefined : publish.error}
        isRunning={publish.isRunning}
        onPublish={send}
        trial={(terms, isWhole) => (
          <>
            <BackTest name={name} terms={terms} isWhole={isWhole} />
            <Simulator countries={terms.zone.countries} draft={{ name, terms }} isWhole={isWhole} />
          </>
        )}
      />
      <ConfirmDialog
        isOpen={gone !== undefined}
        title={t('settings.dated.takeBackAsk')}
        text={t('settings.dated.takeBackText')}
        confirmLabel={t('settings.dated.takeBack')}
        isRunning={withdraw.isRunning}
        onConfirm={() => gone && void takeBack(gone)}
        onClose={() => setGone(undefined)}
      />
    </SettingsPage>
  );
}
