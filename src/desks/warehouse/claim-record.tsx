import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useUnsavedForm } from '../../client/unsaved.store';
import { useAction } from '../../client/use-action';
import { useRequest } from '../../client/use-request';
import { useShell } from '../../client/use-shell';
import { useMay } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { formatMoney } from '../../contract/money';
import type { DeskClaim } from '../../contract/unclaimed-desk';
import { ActionButton } from '../../ui/action-button';
import { LoadError } from '../../ui/load-error';
import { RefusalAlert } from '../../ui/refusal-alert';
import { LimitField } from '../bench/limit-field';
import { RecordHead } from '../bench/record-head';
import { TwoPersons } from '../bench/two-persons';
import classes from './claims.module.css';

/** A claim beside what lies under its number: what fits of both, and the answer. */
export function ClaimRecord({ id }: { id: string }) {
  const { t } = useTranslation('operator');
  const { data, error, mutate } = useRequest('GET /operator/parcel-claims/{id}', { params: { id } });
  if (error) return <LoadError detail={error.detail} onRetry={() => void mutate()} />;
  if (!data) return <p role="status">{t('record.loading')}</p>;
  return <ClaimSheet claim={data} onAnswered={(now) => void mutate(now, { revalidate: false })} />;
}

function ClaimSheet({ claim, onAnswered }: { claim: DeskClaim; onAnswered: (now: DeskClaim) => void }) {
  const { t } = useTranslation('operator');
  const { locale } = useShell();
  const [note, setNote] = useState('');
  const [toOthers, setToOthers] = useState('');
  const [worth, setWorth] = useState(claim.declared?.amount);
  const answer = useAction('POST /operator/parcel-claims/{id}/answer');
  const second = useAction('POST /operator/parcel-claims/{id}/decide');
  const { id, parcel, marks, rivals, status, photos, alone, declared, approvals } = claim;
  const may = useMay('warehouse.unclaimed');
  const open = approvals.find(({ decision }) => decision === null);
  const asked = open ? formatMoney(open.amount, intlTag(locale)) : '';
  const isTyped = note !== '' || toOthers !== '' || worth !== claim.declared?.amount;
  useUnsavedForm(isTyped && status === 'SUBMITTED' && !open);
  const keep = (now: DeskClaim | undefined) => now && onAnswered(now);
  const say = (decision: 'APPROVE' | 'REFUSE') =>
    answer.run({ params: { id }, body: { decision, note, toOthers, worth } }).then(keep);
  const isDear = alone !== null && worth !== undefined && Math.max(worth, declared?.amount ?? 0) > alone.amount;
  const lacks = !parcel || (alone !== null && !Number.isInteger(worth)) || (rivals > 0 && !toOthers.trim());
  const told: [name: string, value: string][] = [
    [t('claims.says'), claim.statement],
    [t('claims.seller'), claim.seller],
    [t('claims.order'), claim.orderRef],
    [t('claims.grams'), claim.grams === null ? '' : String(claim.grams)],
  ];
  const seen: [name: string, value: string][] = parcel
    ? [
        [t('scan.fact.parcel'), parcel.parcelNo],
        [t('scan.fact.shelf'), parcel.location],
        [t('claims.grams'), parcel.grams === null ? '' : String(parcel.grams)],
        [t('claims.label'), parcel.labelText],
      ]
    : [];
  return (
    <>
      <RecordHead
        level={2}
        number={<bdi dir="ltr">{claim.trackingNo}</bdi>}
        state={{ tone: status === 'SUBMITTED' ? 'waiting' : 'done', word: t(`claims.status.${status}`) }}
        facts={
          <span>
            {t('manual.shopper')}: <bdi>{claim.shopperName}</bdi>
          </span>
        }
        isStale={false}
      />
      <Facts facts={told} />
      {photos.map((photo) => (
        <a key={photo} href={photo} target="_blank" rel="noreferrer">
          <img src={photo} alt={t('claims.proof')} width={96} height={96} className={classes.photo} loading="lazy" />
        </a>
      ))}
      <h3 className={classes.heading}>{t('claims.lies')}</h3>
      {parcel ? <Facts facts={seen} /> : <p>{t('claims.nothing')}</p>}
      <p className={classes.score}>
        <strong>{claim.score}</strong> {marks.map((mark) => t(`claims.mark.${mark}`)).join(' · ') || t('claims.noMark')}
      </p>
      {rivals > 0 && <p className={classes.rivals}>{t('claims.rivals', { count: rivals })}</p>}
      <RefusalAlert error={answer.error} />
      {status === 'SUBMITTED' && open && (
        <>
          <TwoPersons
            approval={open}
            may={may}
            words={{
              mine: t('approval.mine', { amount: asked }),
              asked: t('approval.asked', { name: open.askedBy, amount: asked }),
              allow: t('claims.give', { name: claim.shopperName }),
            }}
            isRunning={second.isRunning}
            error={second.error}
            onDecide={(body) => void second.run({ params: { id }, body }).then(keep)}
          />
          <ActionButton size="sm" variant="default" loading={answer.isRunning} onClick={() => void say('REFUSE')}>
            {t('claims.refuse')}
          </ActionButton>
        </>
      )}
      {status === 'SUBMITTED' && !open && (
        <div className={classes.form}>
          {alone && (
            <LimitField
              label={t('claims.worth')}
              description={t('claims.worthHint', { limit: formatMoney(alone, intlTag(locale)) })}
              value={worth}
              onChange={setWorth}
            />
          )}
          {rivals > 0 && (
            <TextInput
              size="sm"
              label={t('claims.toOthers')}
              description={t('claims.toOthersHint')}
              value={toOthers}
              maxLength={500}
              onChange={(event) => setToOthers(event.currentTarget.value)}
            />
          )}
          <TextInput
            size="sm"
            label={t('claims.note')}
            description={t('claims.follows', { name: claim.shopperName })}
            value={note}
            maxLength={500}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          <div className={classes.actions}>
            <ActionButton size="sm" disabled={lacks} loading={answer.isRunning} onClick={() => void say('APPROVE')}>
              {t(isDear ? 'claims.askSecond' : 'claims.give', { name: claim.shopperName })}
            </ActionButton>
            <ActionButton size="sm" variant="default" loading={answer.isRunning} onClick={() => void say('REFUSE')}>
              {t('claims.refuse')}
            </ActionButton>
          </div>
        </div>
      )}
    </>
  );
}

const Facts = ({ facts }: { facts: [name: string, value: string][] }) => (
  <dl className={classes.facts}>
    {facts
      .filter(([, value]) => value)
      .map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
  </dl>
);
