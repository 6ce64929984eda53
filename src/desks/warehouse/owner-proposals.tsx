import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useUnsavedForm } from '../../client/unsaved.store';
import { useAction } from '../../client/use-action';
import { useTranslation } from '../../client/use-translation';
import type { OwnerProposal } from '../../contract/parcel-desk';
import { ActionButton } from '../../ui/action-button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { RefusalAlert } from '../../ui/refusal-alert';
import { LimitField } from '../bench/limit-field';
import { ClaimedGoods, OwnerAsked } from './owner-asked';
import type { StepProps } from './parcel-step';
import classes from './parcels.module.css';

const ENOUGH = 60;
const AHEAD = 20;

/** Whose it may be, with what says so; a person decides. */
export function OwnerProposals({ parcel, onDone, onRefused }: StepProps) {
  const { t } = useTranslation('operator');
  const give = useAction('POST /operator/parcels/{id}/owner', { onError: onRefused });
  const [chosen, setChosen] = useState<OwnerProposal>();
  const [worth, setWorth] = useState<number>();
  const [toOthers, setToOthers] = useState('');
  // a question that is put away keeps what was typed
  useUnsavedForm(worth !== undefined || toOthers !== '');
  const { id, version, proposals, giving } = parcel;
  const takesTwo = giving?.takesTwo ?? false;
  const claims = giving?.claims ?? 0;
  const isOthers = !takesTwo && claims > (chosen?.marks.includes('CLAIM') ? 1 : 0);
  const lacks = takesTwo ? !worth : isOthers && !toOthers.trim();
  const [first, second] = proposals;
  const isClear = first !== undefined && first.score >= ENOUGH && first.score - (second?.score ?? 0) >= AHEAD;
  const giveTo = async ({ shopperId, awaited }: OwnerProposal) => {
    const asked = { ...(takesTwo && { worth }), ...(isOthers && { toOthers }) };
    const body = { version, shopperId, ...asked, ...(awaited && { awaitedId: awaited.parcelId }) };
    const given = await give.run({ params: { id }, body });
    setChosen(undefined);
    onDone(given);
  };
  if (takesTwo && claims > 0) return <ClaimedGoods claims={claims} />;
  if (giving?.asked) return <OwnerAsked {...{ parcel, onDone, onRefused }} asked={giving.asked} />;
  if (proposals.length === 0) return <p className={classes.quiet}>{t('parcels.noProposal')}</p>;
  return (
    <>
      <RefusalAlert error={give.error} />
      <ol className={classes.proposals}>
        {proposals.map((proposal, index) => (
          <li key={proposal.shopperId}>
            <span className={classes.points}>
              <span className={classes.score}>{proposal.score}</span>
              <span className={classes.quiet}>{t('parcels.points')}</span>
            </span>
            <span className={`${classes.what ?? ''} ${classes.grow ?? ''}`}>
              <span>
                <bdi>{proposal.name}</bdi> <bdi dir="ltr">{proposal.code}</bdi>
              </span>
              <span className={classes.quiet}>
                {proposal.marks.map((mark) => t(`parcels.mark.${mark}`)).join(' · ')}
              </span>
              {proposal.awaited && (
                <span className={classes.quiet}>
                  {t('parcels.awaits')} <bdi dir="ltr">{proposal.awaited.number}</bdi>{' '}
                  <bdi>{proposal.awaited.title}</bdi>
                </span>
              )}
            </span>
            <ActionButton
              size="xs"
              variant={isClear && index === 0 ? 'filled' : 'default'}
              loading={give.isRunning}
              aria-label={t('claims.give', { name: proposal.name })}
              onClick={() => setChosen(proposal)}
            >
              {t('parcels.give')}
            </ActionButton>
          </li>
        ))}
      </ol>
      <ConfirmDialog
        isOpen={chosen !== undefined}
        title={t('parcels.giveTo', { name: chosen?.name ?? '' })}
        text={t(takesTwo ? 'parcels.giveAsks' : 'parcels.giveFollows', { name: chosen?.name ?? '' })}
        confirmLabel={t(takesTwo ? 'parcels.askSecond' : 'parcels.give')}
        isRunning={give.isRunning}
        canConfirm={!lacks}
        onConfirm={() => chosen && void giveTo(chosen)}
        onClose={() => setChosen(undefined)}
      >
        {takesTwo && <LimitField label={t('claims.worth')} value={worth} onChange={setWorth} />}
        {isOthers && (
          <TextInput
            size="sm"
            label={t('claims.toOthers')}
            description={t('claims.toOthersHint')}
            value={toOthers}
            maxLength={500}
            required
            onChange={(event) => setToOthers(event.currentTarget.value)}
          />
        )}
      </ConfirmDialog>
    </>
  );
}
