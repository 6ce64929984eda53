import type { AccountData } from './load-account';
import { useState } from 'react';
import type { ApiError } from '../../client/caller';
import { notify } from '../../client/notify';
import { useAction } from '../../client/use-action';
import { useServed } from '../../client/use-served';
import { useTranslation } from '../../client/use-translation';
import type { CustomsInfo } from '../../contract/customs';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { CustomsCard } from './customs-card';
import { CustomsLooks } from './customs-looks';
import classes from './address-book.module.css';

interface Props {
  served: AccountData['customs'];
  countries: AccountData['countries'];
}

/** What the shop keeps for borders, masked, and each time that somebody of the shop read it. */
export function CustomsList({ served, countries }: Props) {
  const { t } = useTranslation(['account', 'common']);
  const { data, reload } = useServed('GET /front/customs-info/user', { query: {} }, served);
  const onError = ({ status, detail }: ApiError) => {
    // another tab was faster
    if (status === 404) void reload();
    else notify.error(detail || t('common:errors.NETWORK'));
  };
  const save = useAction('POST /front/customs-info/save', { onError });
  const [leaving, setLeaving] = useState<CustomsInfo>();
  const countryOf = (code: string) =>
    countries.find((country) => country.code.toLowerCase() === code.toLowerCase())?.name ?? code.toUpperCase();

  const removeNow = async ({ id, countryCode, receiverName, keep }: CustomsInfo) => {
    // no values: what is saved under the id goes
    const done = await save.run({ body: { id, countryCode, receiverName, keep, values: {}, consent: false } });
    setLeaving(undefined);
    if (!done) return;
    notify.success(t('customs.removed'));
    await reload();
  };
  const leavingWords = { name: leaving?.receiverName, country: leaving && countryOf(leaving.countryCode) };
  return (
    <div className={classes.book}>
      {data.saved.length === 0 && <p className={classes.none}>{t('customs.none')}</p>}
      <ul className={classes.list}>
        {data.saved.map((info) => (
          <li key={info.id}>
            <CustomsCard
              info={info}
              country={countryOf(info.countryCode)}
              isBusy={save.isRunning}
              onRemove={() => setLeaving(info)}
            />
          </li>
        ))}
      </ul>
      <CustomsLooks looks={data.looks} />
      <ConfirmDialog
        isOpen={leaving !== undefined}
        title={t('customs.removeAsk')}
        text={t('customs.removeText', leavingWords)}
        confirmLabel={t('address.remove')}
        isDangerous
        isRunning={save.isRunning}
        onConfirm={() => leaving && void removeNow(leaving)}
        onClose={() => setLeaving(undefined)}
      />
    </div>
  );
}
