import { IconBell, IconBellOff } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { notify } from '../../client/notify';
import { useAction } from '../../client/use-action';
import { useRequest } from '../../client/use-request';
import { useTranslation } from '../../client/use-translation';
import { ActionButton } from '../../ui/action-button';
import classes from './account-screen.module.css';
import { ownDeviceId, pushState, subscribe, unsubscribe, type PushState } from './push-subscription';

/** Whether this very device is told of news at once. Leave is asked for by its button, and by nothing else. */
export function DevicePush() {
  const { t } = useTranslation('account');
  const [state, setState] = useState<PushState>('unsupported');
  const [ownId, setOwnId] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const devices = useRequest('GET /front/user/push-devices', state === 'ready' ? {} : undefined);
  const save = useAction('PUT /front/user/push-devices', { isSwitch: true });
  const remove = useAction('DELETE /front/user/push-devices/{id}', { isSwitch: true });

  useEffect(() => {
    setState(pushState());
    if (pushState() === 'ready') void ownDeviceId().then(setOwnId);
  }, []);
  if (state === 'unsupported') return null;
  if (state === 'denied') return <p className={classes.text}>{t('push.denied')}</p>;

  const isOn = ownId !== undefined && (devices.data?.ids.includes(ownId) ?? false);
  const turnOn = async (publicKey: string) => {
    const device = await subscribe(publicKey);
    setState(pushState());
    if (!device || !(await save.run({ body: device }))) return;
    setOwnId(await ownDeviceId());
    await devices.mutate();
    notify.success(t('push.saved'));
  };
  const turnOff = async (id: string) => {
    await unsubscribe();
    await remove.run({ params: { id } });
    await devices.mutate();
  };
  const press = async () => {
    if (!devices.data) return;
    setAsking(true);
    try {
      await (isOn ? turnOff(ownId) : turnOn(devices.data.publicKey));
    } catch {
      // a browser whose maker's push service cannot be reached
      notify.error(t('push.failed'));
    } finally {
      setAsking(false);
    }
  };
  return (
    <div className={classes.device}>
      <p className={classes.text}>{isOn ? t('push.isOn') : t('push.isOff')}</p>
      <ActionButton
        variant="default"
        leftSection={isOn ? <IconBellOff size={18} aria-hidden /> : <IconBell size={18} aria-hidden />}
        loading={isAsking}
        disabled={!devices.data}
        onClick={() => void press()}
      >
        {isOn ? t('push.turnOff') : t('push.turnOn')}
      </ActionButton>
    </div>
  );
}
