import { Checkbox } from '@mantine/core';
import { useAction } from '../../client/use-action';
import { useRequest } from '../../client/use-request';
import { useMay } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import { PLAYED_DESKS } from '../../contract/played-desks.enums';
import { RefusalAlert } from '../../ui/refusal-alert';
import classes from './desks-home.module.css';

/** Of a demo: which of its desks are left to whoever tries it. The others are worked by played staff. */
export function PlayedDesks() {
  const { t } = useTranslation('operator');
  const may = useMay('settings.edit');
  const { data, error, mutate } = useRequest('GET /operator/played-desks', {});
  const set = useAction('PUT /operator/played-desks', {
    isSwitch: true,
    // somebody else was faster: what stands there now is shown
    onError: ({ status }) => status === 409 && void mutate(),
  });
  // a demo that plays nobody has nothing to leave
  if (!data) return error && error.status !== 404 ? <RefusalAlert error={error} /> : null;
  const { byHand } = data;
  const turn = async (desk: (typeof PLAYED_DESKS)[number], isByHand: boolean) => {
    const wanted = isByHand ? [...byHand, desk] : byHand.filter((each) => each !== desk);
    const now = await set.run({ body: { was: byHand, byHand: wanted } });
    if (now) await mutate(now, { revalidate: false });
  };
  return (
    <fieldset className={classes.played} disabled={!may} aria-busy={set.isRunning}>
      <legend>{t('home.played.title')}</legend>
      <p>{t('home.played.follows')}</p>
      <RefusalAlert error={set.error?.status === 409 ? undefined : set.error} />
      <div>
        {PLAYED_DESKS.map((desk) => (
          <Checkbox
            key={desk}
            label={t(`home.played.desk.${desk}`)}
            checked={byHand.includes(desk)}
            onChange={({ currentTarget: { checked } }) => void turn(desk, checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}
