import { Checkbox } from '@mantine/core';
import { useAction } from '../../client/use-action';
import { useShell } from '../../client/use-shell';
import { useFieldText } from '../../client/use-field-text';
import { useTranslation } from '../../client/use-translation';
import { RATE_SOURCES } from '../../contract/rate-source';
import type { MoneySettings, Rates, Section } from '../../contract/settings-desk';
import { CurrencyPanel } from './currency-panel';
import { RatesPanel } from './rates-panel';
import { SamplePrices } from './sample-prices';
import { SectionForm } from './section-form';
import classes from './settings.module.css';
import { SettingsPage } from './settings-page';
import { SumField } from './sum-field';
import { useSection } from './use-section';

interface Props {
  section: Section<MoneySettings>;
  rates: Rates;
}

const PERCENT = '%';

/** What the shop asks beside the price of goods, and the rate that makes it. */
export function MoneyScreen({ section, rates }: Props) {
  const { t } = useTranslation('operator');
  const state = useSection(section);
  const { serviceFee } = useShell().tenant;
  const { typed, set, known } = state;
  const { marginBasisPoints, depositLimits, rateSources = [] } = typed;
  const save = useAction('PUT /operator/settings/money', { onError: state.onError });
  const errorAt = useFieldText(Object.fromEntries((save.error?.errors ?? []).map(({ path, code }) => [path, code])));
  const at = (path: string) => errorAt(`values.${path}`);
  const submit = async () => {
    // who tells the rate is seen by nobody else
    const shownOf = ({ rateSources: _, ...shown }: MoneySettings) => JSON.stringify(shown);
    const isForStaff = shownOf(typed) === shownOf(known.values);
    const saved = await save.run({ body: { version: known.version, values: typed } });
    await state.then(saved, t(isForStaff ? 'settings.savedForStaff' : 'settings.saved'));
  };
  const termsOf = (values: MoneySettings) => ({
    serviceFee,
    price: { cnyToLocalRate: rates.inUse, marginBasisPoints: values.marginBasisPoints, currency: rates.currency },
  });
  return (
    <SettingsPage section="money">
      <CurrencyPanel rates={rates} />
      <RatesPanel rates={rates} />
      <SectionForm state={state} error={save.error} isSaving={save.isRunning} onSave={submit}>
        <section className={classes.section} aria-labelledby="prices">
          <h2 id="prices">{t('settings.money.prices')}</h2>
          <div className={classes.pair}>
            <div className={classes.fields}>
              <SumField
                label={t('settings.money.margin')}
                description={t('settings.money.marginHint')}
                value={marginBasisPoints}
                currency={PERCENT}
                onChange={(value) => set('marginBasisPoints', value)}
                error={at('marginBasisPoints')}
              />
              <Checkbox.Group
                label={t('settings.money.sources')}
                description={t('settings.money.sourcesHint')}
                value={rateSources}
                onChange={(next) =>
                  set('rateSources', next.length > 0 ? RATE_SOURCES.filter((one) => next.includes(one)) : undefined)
                }
              >
                {RATE_SOURCES.map((source) => (
                  <Checkbox
                    key={source}
                    size="sm"
                    mt="xs"
                    value={source}
                    label={t(`settings.rates.source.${source}`)}
                  />
                ))}
              </Checkbox.Group>
            </div>
            <SamplePrices now={termsOf(known.values)} then={termsOf(typed)} />
          </div>
        </section>
        <section className={classes.section} aria-labelledby="deposits">
          <h2 id="deposits">{t('settings.money.deposits')}</h2>
          <div className={classes.pair}>
            {(['minimum', 'maximum'] as const).map((name) => (
              <SumField
                key={name}
                label={t(`settings.money.deposit.${name}`)}
                value={depositLimits[name]}
                currency={rates.currency}
                onChange={(amount) => set('depositLimits', { ...depositLimits, [name]: amount })}
                error={at(`depositLimits.${name}`)}
              />
            ))}
          </div>
        </section>
      </SectionForm>
    </SettingsPage>
  );
}
