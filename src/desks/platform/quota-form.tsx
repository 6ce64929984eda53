import { Checkbox, NumberInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useUnsavedForm } from '../../client/unsaved.store';
import { useAction } from '../../client/use-action';
import { useTranslation } from '../../client/use-translation';
import type { PlatformShopDetail } from '../../contract/platform';
import { QUOTAS, SHOP_FEATURES } from '../../contract/platform.enums';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import { isSame } from '../bench/is-same';
import classes from './platform.module.css';

interface Props {
  shop: PlatformShopDetail;
  onDone: (shop: PlatformShopDetail) => void;
}

/** How much a shop may use in a month, nothing typed is as much as it likes; and what of the trade it has. */
export function QuotaForm({ shop: { id, quotas }, onDone }: Props) {
  const { t } = useTranslation('operator');
  const { version, isHard: wasHard, off: wasOff, ...allowed } = quotas;
  const [amounts, setAmounts] = useState(allowed);
  const [isHard, setHard] = useState(wasHard);
  const [off, setOff] = useState(wasOff);
  const isOffSame = isSame(off.toSorted(), wasOff.toSorted());
  useUnsavedForm(!isOffSame || !isSame({ amounts, isHard }, { amounts: allowed, isHard: wasHard }));
  const save = useAction('PUT /platform/shops/{id}/quota');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const saved = await save.run({ params: { id }, body: { ...amounts, isHard, off, version } });
    if (saved) onDone(saved);
  };
  return (
    <section className={classes.section}>
      <h2>{t('platform.quotaTitle')}</h2>
      <form className={classes.form} onSubmit={(event) => void submit(event)}>
        <RefusalAlert error={save.error} />
        <div className={classes.row}>
          {QUOTAS.map((name) => (
            <NumberInput
              key={name}
              label={t(`platform.quotas.${name}`)}
              placeholder="∞"
              min={0}
              max={1_000_000_000}
              allowDecimal={false}
              allowNegative={false}
              hideControls
              value={amounts[name] ?? ''}
              onChange={(value) =>
                setAmounts((current) => ({ ...current, [name]: typeof value === 'number' ? value : null }))
              }
            />
          ))}
        </div>
        <Checkbox
          label={t('platform.isHard')}
          checked={isHard}
          onChange={(event) => setHard(event.currentTarget.checked)}
        />
        <fieldset className={classes.switches}>
          <legend>{t('platform.features.title')}</legend>
          {SHOP_FEATURES.map((feature) => (
            <Checkbox
              key={feature}
              label={t(`platform.features.${feature}`)}
              checked={!off.includes(feature)}
              onChange={({ currentTarget: { checked } }) =>
                setOff(checked ? off.filter((each) => each !== feature) : [...off, feature])
              }
            />
          ))}
        </fieldset>
        <div className={classes.actions}>
          <ActionButton type="submit" variant="default" loading={save.isRunning}>
            {t('platform.saveQuota')}
          </ActionButton>
        </div>
      </form>
    </section>
  );
}
