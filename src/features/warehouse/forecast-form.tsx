import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { notify } from '../../client/notify';
import { useAction } from '../../client/use-action';
import { useKeptForm } from '../../client/use-kept-form';
import { useLocale } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { LIMITS } from '../../contract/limits';
import { readTrackingNumbers } from '../../contract/tracking-number';
import type { UserWarehouse } from '../../contract/warehouse';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import { ContentsFold } from './contents-fold';
import { NO_CONTENTS, saidContents } from './forecast-contents.rules';
import classes from './user-warehouses-screen.module.css';

/** Announces parcels by the numbers that sellers gave: up to twenty, pasted in any form. */
export function ForecastForm({ warehouses, onFiled }: { warehouses: UserWarehouse[]; onFiled: () => void }) {
  const { t } = useTranslation('proxyshipping');
  const locale = useLocale();
  const open = warehouses.filter(({ isOpen }) => isOpen);
  const [userWarehouseId, setWarehouse] = useState((open.find(({ isDefault }) => isDefault) ?? open[0])?.id ?? '');
  const [pasted, setPasted] = useState('');
  const [remark, setRemark] = useState('');
  const [contents, setContents] = useState(NO_CONTENTS);
  const [refused, setRefused] = useState(0);
  useKeptForm({
    name: 'forecast',
    values: { pasted, remark, contents },
    restore: ({ pasted = '', remark = '', contents = NO_CONTENTS }) => {
      setPasted(pasted);
      setRemark(remark);
      setContents(contents);
    },
  });
  const file = useAction('POST /front/purchase-parcels/forecasts');
  const { numbers, unreadable } = readTrackingNumbers(pasted);

  const wrong = unreadable[0]
    ? t('forecast.unreadable', { text: unreadable[0].slice(0, 40) })
    : numbers.length > LIMITS.forecastNumbers
      ? t('forecast.tooMany', { count: LIMITS.forecastNumbers })
      : numbers.length === 0
        ? t('forecast.empty')
        : undefined;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const said = saidContents(contents, locale);
    if (wrong || !said) return setRefused(refused + 1);
    const body = { userWarehouseId, trackingNos: numbers, remark: remark.trim(), ...said };
    const filed = await file.run({ body });
    if (!filed) return;
    setPasted('');
    setRemark('');
    setContents(NO_CONTENTS);
    setRefused(0);
    notify.success(t('forecast.filed', { count: filed.length }));
    onFiled();
  };
  return (
    <form className={classes.announce} onSubmit={(event) => void submit(event)} noValidate>
      <h2 className={classes.name}>{t('forecast.title')}</h2>
      <p className={classes.lead}>{t('forecast.text')}</p>
      {open.length > 1 && (
        <NativeSelect
          label={t('forecast.warehouse')}
          value={userWarehouseId}
          data={open.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ currentTarget: { value } }) => setWarehouse(value)}
        />
      )}
      <Textarea
        label={t('forecast.numbers')}
        description={t('forecast.numbersHint', { count: LIMITS.forecastNumbers })}
        value={pasted}
        autosize
        minRows={2}
        maxRows={10}
        maxLength={2000}
        error={refused > 0 ? wrong : undefined}
        onChange={({ currentTarget: { value } }) => setPasted(value)}
      />
      <TextInput
        label={t('forecast.remark')}
        value={remark}
        maxLength={500}
        onChange={({ currentTarget: { value } }) => setRemark(value)}
      />
      <ContentsFold contents={contents} refused={refused} isOfEach onChange={setContents} />
      <RefusalAlert error={file.error} />
      <ActionButton type="submit" loading={file.isRunning} className={classes.submit}>
        {t('forecast.submit')}
      </ActionButton>
    </form>
  );
}
