import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useAction } from '../../../client/use-action';
import { useFieldText } from '../../../client/use-field-text';
import { useShell } from '../../../client/use-shell';
import { useTranslation } from '../../../client/use-translation';
import { tenantDate } from '../../../contract/tenant-time';
import { GOODS_KINDS } from '../../../contract/transit-line.enums';
import type { LineTerms } from '../../../contract/transit-line';
import { ActionButton } from '../../../ui/action-button';
import { RefusalAlert } from '../../../ui/refusal-alert';
import { CountrySelect } from '../country-select';
import { hasGap } from '../has-gap';
import { NumberField } from '../number-field';
import classes from '../settings.module.css';
import { SumField } from '../sum-field';
import { SimulatedLines } from './simulated-lines';

interface Props {
  /** Where something may be sent to, by their letters. */
  countries: readonly string[];
  /** Terms that are not published, in the place of the line's own. */
  draft?: { name: string; terms: LineTerms };
  isWhole?: boolean;
}
const START = { grams: 1500, lengthMm: 300, widthMm: 200, heightMm: 150, valueFen: 20_000, domesticFen: 0 };
const SIZES = ['grams', 'lengthMm', 'widthMm', 'heightMm'] as const;

/** What a parcel and its goods would cost a shopper on a day, by the function that charges. */
export function Simulator({ countries, draft, isWhole = true }: Props) {
  const { t } = useTranslation('operator');
  const { timezoneOffset } = useShell().tenant;
  const today = tenantDate(new Date(), timezoneOffset);
  const [place, setPlace] = useState({ country: draft?.terms.zone.countries[0] ?? '', postcode: '' });
  const [sizes, setSizes] = useState(START);
  const [kind, setKind] = useState('');
  const [on, setOn] = useState('');
  const [isPacked, setPacked] = useState(false);
  const [isInsured, setInsured] = useState(false);
  const run = useAction('POST /operator/settings/simulate');
  const [shown, setShown] = useState<Awaited<ReturnType<typeof run.run>>>();
  const errorAt = useFieldText(Object.fromEntries((run.error?.errors ?? []).map(({ path, code }) => [path, code])));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { domesticFen, ...parcel } = sizes;
    const goodsKinds = GOODS_KINDS.filter((each) => each === kind);
    const parcels = [{ ...parcel, goodsKinds }];
    const body = {
      ...place,
      parcels,
      isPacked,
      isInsured,
      domesticFen,
      on: on === '' ? null : on,
      draft: draft ?? null,
    };
    const answer = await run.run({ body });
    if (answer) setShown(answer);
  };
  return (
    <form className={classes.section} onSubmit={(event) => void submit(event)} noValidate aria-labelledby="simulator">
      <h2 id="simulator">{t('lines.simulator.title')}</h2>
      <p className={classes.quiet}>{t(draft ? 'lines.simulator.draft' : 'lines.simulator.about')}</p>
      <RefusalAlert error={run.error} />
      <div className={classes.pair}>
        <CountrySelect
          {...{ countries, taken: [], value: place.country, error: errorAt('country') }}
          onChange={(country) => setPlace({ ...place, country })}
        />
        <TextInput
          size="sm"
          label={t('lines.simulator.postcode')}
          maxLength={16}
          value={place.postcode}
          onChange={(event) => setPlace({ ...place, postcode: event.currentTarget.value })}
        />
        {SIZES.map((name) => (
          <NumberField
            key={name}
            label={t(`lines.simulator.${name}`)}
            value={sizes[name]}
            onChange={(value) => setSizes({ ...sizes, [name]: value ?? 0 })}
            error={errorAt(`parcels.0.${name}`)}
          />
        ))}
        {(['valueFen', 'domesticFen'] as const).map((name) => (
          <SumField
            key={name}
            label={t(`lines.simulator.${name}`)}
            value={sizes[name]}
            currency="CNY"
            onChange={(value) => setSizes({ ...sizes, [name]: value })}
          />
        ))}
        <NativeSelect
          size="sm"
          label={t('lines.choice.of.GOODS_KIND')}
          value={kind}
          onChange={(event) => setKind(event.currentTarget.value)}
          data={[
            { value: '', label: t('lines.simulator.anyKind') },
            ...GOODS_KINDS.map((value) => ({ value, label: t(`lines.choice.goodsKinds.${value}`) })),
          ]}
        />
        <TextInput
          size="sm"
          type="date"
          label={t('lines.simulator.on')}
          description={t('lines.simulator.onHint')}
          min={today}
          value={on}
          onChange={(event) => setOn(event.currentTarget.value)}
          error={errorAt('on')}
        />
      </div>
      <Checkbox
        size="sm"
        label={t('lines.simulator.isPacked')}
        checked={isPacked}
        onChange={(event) => setPacked(event.currentTarget.checked)}
      />
      <Checkbox
        size="sm"
        label={t('lines.simulator.isInsured')}
        checked={isInsured}
        onChange={(event) => setInsured(event.currentTarget.checked)}
      />
      <div className={classes.actions}>
        <ActionButton type="submit" variant="default" disabled={!isWhole || hasGap(sizes)} loading={run.isRunning}>
          {t('lines.simulator.run')}
        </ActionButton>
      </div>
      {shown && <SimulatedLines {...shown} />}
    </form>
  );
}
