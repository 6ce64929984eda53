import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { notify } from '../../client/notify';
import { useAction } from '../../client/use-action';
import { useTranslation } from '../../client/use-translation';
import type { SelfPickupInfo } from '../../contract/pickup';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import classes from './new-transit.module.css';

interface Props {
  info: SelfPickupInfo | null;
  stationId: string | undefined;
  onSaved: () => void;
}

/** Who is handed the goods at the counter; kept for the next time. */
export function PickupPerson({ info, stationId, onSaved }: Props) {
  const { t } = useTranslation('transit');
  const [receiverName, setName] = useState(info?.receiverName ?? '');
  const [phone, setPhone] = useState(info?.phone ?? '');
  const [idLast4, setIdLast4] = useState(info?.idLast4 ?? '');
  const save = useAction('POST /front/user/selfpickupinfo');
  const send = async () => {
    const person = { receiverName, phone, idLast4, ...(stationId ? { stationId } : {}) };
    if (!(await save.run({ query: {}, body: person }))) return;
    notify.success(t('pickup.saved'));
    onSaved();
  };
  return (
    <fieldset className={classes.person}>
      <legend>{t('pickup.who')}</legend>
      <RefusalAlert error={save.error} />
      <div className={classes.words}>
        <TextInput
          label={t('pickup.name')}
          autoComplete="name"
          maxLength={80}
          value={receiverName}
          onChange={({ currentTarget: { value } }) => setName(value)}
        />
        <TextInput
          label={t('pickup.phone')}
          type="tel"
          autoComplete="tel"
          maxLength={25}
          value={phone}
          onChange={({ currentTarget: { value } }) => setPhone(value)}
        />
        <TextInput
          label={t('pickup.idLast4')}
          maxLength={4}
          value={idLast4}
          onChange={({ currentTarget: { value } }) => setIdLast4(value)}
        />
      </div>
      <ActionButton variant="default" loading={save.isRunning} onClick={() => void send()}>
        {t('pickup.save')}
      </ActionButton>
    </fieldset>
  );
}
