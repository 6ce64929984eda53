import { Checkbox } from '@mantine/core';
import { useTranslation } from '../../../client/use-translation';
import classes from '../settings.module.css';
import { ChargeTerm } from './charge-term';
import { ChoiceTerm, FlagTerm } from './choice-term';
import { ConditionsTerm } from './conditions-term';
import { ListTerm } from './list-term';
import { NumberTerm } from './number-term';
import { startCharge } from './start-terms';
import { useTerms } from './term-editing';
import { CodeTerm, ThingsTerm, WordsTerm } from './things-term';

/** What is asked on top of freight, done beside it, and not taken. */
export function ExtrasSection() {
  const { t } = useTranslation('operator');
  const charge = startCharge('ORDER');
  return (
    <section className={classes.section} aria-labelledby="extras">
      <h2 id="extras">{t('lines.section.extras')}</h2>
      <ThingsTerm path="surcharges" start={{ when: [], charge, group: null, isFuelled: false }} most={200} words="name">
        {(place) => (
          <>
            <ChargeTerm path={`${place}.charge`} />
            <ConditionsTerm path={`${place}.when`} />
            <div className={classes.pair}>
              <CodeTerm path={`${place}.group`} isOpen />
              <FlagTerm path={`${place}.isFuelled`} />
            </div>
          </>
        )}
      </ThingsTerm>
      <ThingsTerm path="surchargeGroups" start={{ takes: 'HIGHEST', cap: null }} most={50}>
        {(place) => (
          <div className={classes.pair}>
            <ChoiceTerm path={`${place}.takes`} options={['ALL', 'HIGHEST']} />
            <NumberTerm path={`${place}.cap`} kind="sum" isOpen />
          </div>
        )}
      </ThingsTerm>
      <ThingsTerm path="services" start={{ charge, isForced: false }} most={50} words="name">
        {(place) => (
          <>
            <ChargeTerm path={`${place}.charge`} />
            <FlagTerm path={`${place}.isForced`} />
          </>
        )}
      </ThingsTerm>
      <ThingsTerm path="refusals" start={{ when: [] }} most={200} words="text">
        {(place) => <ConditionsTerm path={`${place}.when`} />}
      </ThingsTerm>
    </section>
  );
}

/** Insurance, what the border asks, and what else shoppers read. */
export function CoverSection() {
  const { t } = useTranslation('operator');
  const { terms, set } = useTerms();
  const { insurance, tariff } = terms;
  const percent = { kind: 'percent', startAbove: 0, basisPoints: 300, min: 0, max: null };
  return (
    <section className={classes.section} aria-labelledby="cover">
      <h2 id="cover">{t('lines.section.cover')}</h2>
      <Checkbox
        size="sm"
        label={t('lines.field.insurance.is')}
        checked={insurance !== null}
        onChange={(event) => set('insurance', event.currentTarget.checked ? percent : null)}
      />
      {insurance && (
        <div className={classes.pair} key={insurance.kind}>
          <ChoiceTerm
            path="insurance.kind"
            options={['percent', 'fixed']}
            onChoose={(kind) => set('insurance', kind === 'fixed' ? { kind, startAbove: 0, fee: NaN } : percent)}
          />
          <NumberTerm path="insurance.startAbove" kind="sum" />
          {insurance.kind === 'fixed' ? (
            <NumberTerm path="insurance.fee" kind="sum" />
          ) : (
            <>
              <NumberTerm path="insurance.basisPoints" kind="percent" />
              <NumberTerm path="insurance.min" kind="sum" />
              <NumberTerm path="insurance.max" kind="sum" isOpen />
            </>
          )}
        </div>
      )}
      <Checkbox
        size="sm"
        label={t('lines.field.tariff.is')}
        description={t('lines.field.tariff.not')}
        checked={tariff !== null}
        onChange={(event) =>
          set('tariff', event.currentTarget.checked ? { freeUpTo: 0, dutyBasisPoints: 0, taxBasisPoints: 0 } : null)
        }
      />
      {tariff && (
        <div className={classes.pair}>
          <NumberTerm path="tariff.freeUpTo" kind="sum" />
          <NumberTerm path="tariff.dutyBasisPoints" kind="percent" />
          <NumberTerm path="tariff.taxBasisPoints" kind="percent" />
        </div>
      )}
      <div className={classes.pair}>
        <ListTerm path="customsFields" />
        <ListTerm path="localExpressCompanies" hasSpaces />
        <CodeTerm path="trackingProvider" isOpen />
      </div>
      <WordsTerm path="cover" />
      <WordsTerm path="remark" />
    </section>
  );
}
