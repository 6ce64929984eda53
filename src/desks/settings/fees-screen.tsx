import { useState } from 'react';
import { useAction } from '../../client/use-action';
import { useMay } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import type { FeeRules, FeeTerms } from '../../contract/fee-rules';
import { ActionButton } from '../../ui/action-button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { RefusalAlert } from '../../ui/refusal-alert';
import { DatedList } from './dated-list';
import { FeeChangeList } from './fee-change-list';
import { FeeForm } from './fee-form';
import { SettingsPage } from './settings-page';
import classes from './settings.module.css';
import { useDated } from './use-dated';

type Version = FeeRules['versions'][number];

/** What the shop asks beside goods and lines: what holds, what is to come, and another version. */
export function FeesScreen({ rules }: { rules: FeeRules }) {
  const { t } = useTranslation('operator');
  const mayEdit = useMay('settings.edit');
  const state = useDated(rules);
  const { known } = state;
  const [begun, setBegun] = useState<{ terms: FeeTerms; round: number }>({ terms: known.inForce, round: 0 });
  const [gone, setGone] = useState<Version>();
  const withdraw = useAction('POST /operator/settings/fees/{id}/withdraw', { onError: state.onError });
  const begin = (terms: FeeTerms) => setBegun(({ round }) => ({ terms, round: round + 1 }));
  // what each is compared with: the one that begins before it and stands
  const before = ({ validFrom }: Version): FeeTerms =>
    known.versions.find((each) => each.state !== 'WITHDRAWN' && each.validFrom < validFrom)?.terms ?? known.opening;
  const takeBack = async ({ id }: Version) => {
    const saved = await withdraw.run({ params: { id }, body: { version: known.version } });
    setGone(undefined);
    await state.then(saved, 'settings.dated.takenBack');
  };
  return (
    <SettingsPage section="fees">
      {withdraw.error?.status !== 409 && <RefusalAlert error={withdraw.error} />}
      <section className={classes.section} aria-labelledby="versions">
        <h2 id="versions">{t('settings.dated.versions')}</h2>
        {known.versions.length === 0 ? (
          <p className={classes.quiet}>{t('settings.dated.onlyOpening')}</p>
        ) : (
          <DatedList
            versions={known.versions}
            detail={(version) =>
              version.terms ? (
                <FeeChangeList before={before(version)} after={version.terms} />
              ) : (
                <p role="alert">{t('settings.dated.unreadable')}</p>
              )
            }
            actions={(version) =>
              mayEdit && (
                <>
                  {version.terms && version.state !== 'IN_FORCE' && (
                    <ActionButton size="xs" variant="default" onClick={() => version.terms && begin(version.terms)}>
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
        )}
      </section>
      <FeeForm key={begun.round} begun={begun.terms} state={state} />
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
