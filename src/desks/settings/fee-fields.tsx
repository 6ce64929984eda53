import { Checkbox } from '@mantine/core';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import type { FeeTerms } from '../../contract/fee-rules';
import { NumberField } from './number-field';
import { SamplePrices } from './sample-prices';
import classes from './settings.module.css';
import { StorageFields } from './storage-fields';
import { SumField } from './sum-field';

interface Props {
  value: FeeTerms;
  /** What holds now. */
  inForce: FeeTerms;
  onChange: (value: FeeTerms) => void;
  /** By path below `terms`. */
  errorAt: (path: string) => string | undefined;
}

/** All that the shop asks beside goods and lines. */
export function FeeFields({ value, inForce, onChange, errorAt }: Props) {
  const { t } = useTranslation('operator');
  const { exchangeInfo } = useShell().tenant;
  const { serviceFee, dearer, transit, storage, handling, unsaidFreight } = value;
  const price = {
    cnyToLocalRate: exchangeInfo.cnyExchangeRate,
    marginBasisPoints: exchangeInfo.marginBasisPoints,
    currency: exchangeInfo.currency,
  };
  return (
    <>
      <section className={classes.section} aria-labelledby="service-fee">
        <h2 id="service-fee">{t('settings.money.fee')}</h2>
        <div className={classes.pair}>
          <div className={classes.fields}>
            <SumField
              label={t('settings.money.fee')}
              description={t('settings.money.feeHint')}
              value={serviceFee.basisPoints}
              currency="%"
              onChange={(basisPoints) => onChange({ ...value, serviceFee: { ...serviceFee, basisPoints } })}
              error={errorAt('serviceFee.basisPoints')}
            />
            <SumField
              label={t('settings.money.minimum')}
              value={serviceFee.minimumFen}
              currency="CNY"
              onChange={(minimumFen) => onChange({ ...value, serviceFee: { ...serviceFee, minimumFen } })}
              error={errorAt('serviceFee.minimumFen')}
            />
          </div>
          <SamplePrices now={{ serviceFee: inForce.serviceFee, price }} then={{ serviceFee, price }} />
        </div>
      </section>
      <section className={classes.section} aria-labelledby="dearer">
        <h2 id="dearer">{t('settings.fees.dearer')}</h2>
        <p className={classes.quiet}>{t('settings.fees.dearerHint')}</p>
        <div className={classes.pair}>
          <SumField
            label={t('settings.fees.line.dearerFen')}
            value={dearer.fen}
            currency="CNY"
            onChange={(fen) => onChange({ ...value, dearer: { ...dearer, fen } })}
            error={errorAt('dearer.fen')}
          />
          <SumField
            label={t('settings.fees.line.dearerShare')}
            value={dearer.basisPoints}
            currency="%"
            onChange={(basisPoints) => onChange({ ...value, dearer: { ...dearer, basisPoints } })}
            error={errorAt('dearer.basisPoints')}
          />
        </div>
      </section>
      <section className={classes.section} aria-labelledby="unsaid">
        <h2 id="unsaid">{t('settings.fees.unsaid')}</h2>
        <p className={classes.quiet}>{t('settings.fees.unsaidHint')}</p>
        <div className={classes.pair}>
          <NumberField
            label={t('settings.fees.line.firstKilos')}
            value={unsaidFreight.firstKilos}
            onChange={(kilos) => onChange({ ...value, unsaidFreight: { ...unsaidFreight, firstKilos: kilos ?? NaN } })}
            error={errorAt('unsaidFreight.firstKilos')}
          />
          {(['firstFen', 'nextFen'] as const).map((name) => (
            <SumField
              key={name}
              label={t(`settings.fees.line.${name}`)}
              value={unsaidFreight[name]}
              currency="CNY"
              onChange={(fen) => onChange({ ...value, unsaidFreight: { ...unsaidFreight, [name]: fen } })}
              error={errorAt(`unsaidFreight.${name}`)}
            />
          ))}
        </div>
      </section>
      <section className={classes.section} aria-labelledby="handling">
        <h2 id="handling">{t('settings.fees.handling')}</h2>
        <div className={classes.pair}>
          {(['reworkFen', 'returnFen'] as const).map((name) => (
            <SumField
              key={name}
              label={t(`settings.fees.line.${name}`)}
              value={handling[name]}
              currency="CNY"
              onChange={(fen) => onChange({ ...value, handling: { ...handling, [name]: fen } })}
              error={errorAt(`handling.${name}`)}
            />
          ))}
        </div>
      </section>
      <section className={classes.section} aria-labelledby="shipping">
        <h2 id="shipping">{t('settings.money.shipping')}</h2>
        <div className={classes.pair}>
          {(['toleranceFen', 'unpackFen', 'rehearsalFen'] as const).map((name) => (
            <SumField
              key={name}
              label={t(`settings.money.${name}`)}
              value={transit[name]}
              currency="CNY"
              onChange={(fen) => onChange({ ...value, transit: { ...transit, [name]: fen } })}
              error={errorAt(`transit.${name}`)}
            />
          ))}
        </div>
        <Checkbox
          size="sm"
          label={t('settings.money.paysFirst')}
          checked={transit.takesPaymentFirst}
          onChange={(event) =>
            onChange({ ...value, transit: { ...transit, takesPaymentFirst: event.currentTarget.checked } })
          }
        />
      </section>
      <StorageFields
        value={storage}
        onChange={(next) => onChange({ ...value, storage: next })}
        error={errorAt('storage')}
      />
    </>
  );
}
