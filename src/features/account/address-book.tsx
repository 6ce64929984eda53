import type { AddressCalls } from './address-dialog';
import type { AccountData } from './load-account';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import type { ApiError } from '../../client/caller';
import { notify } from '../../client/notify';
import { useAction } from '../../client/use-action';
import { useServed } from '../../client/use-served';
import { useTranslation } from '../../client/use-translation';
import type { Address } from '../../contract/account';
import { LIMITS } from '../../contract/limits';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import classes from './address-book.module.css';
import { AddressCard } from './address-card';
import { LayerLoading } from '../../ui/part-loading';

const AddressDialog = dynamic(() => import('./address-dialog').then((file) => file.AddressDialog), {
  ssr: false,
  loading: LayerLoading,
});

interface Props {
  /** Names its words. */
  use: 'addresses' | 'billing';
  calls: AddressCalls;
  served: Address[];
  countries: AccountData['countries'];
}

/** Addresses, the default one first (ENT-5). */
export function AddressBook({ use, calls, served, countries }: Props) {
  const { t } = useTranslation(['account', 'common']);
  const { data: addresses, reload } = useServed(calls.list, {}, served);
  const onError = ({ detail }: ApiError) => notify.error(detail || t('common:errors.NETWORK'));
  const save = useAction(calls.save, { onError });
  const remove = useAction(calls.remove, { onError });
  const [edited, setEdited] = useState<Address | 'new'>();
  const [leaving, setLeaving] = useState<Address>();

  const setDefault = async (address: Address) => {
    if (await save.run({ body: { ...address, defaultAddress: true } })) await reload();
  };
  const removeNow = async (address: Address) => {
    const done = await remove.run({ params: { id: address.id } });
    setLeaving(undefined);
    if (!done) return;
    notify.success(t('address.removed'));
    await reload();
  };
  return (
    <div className={classes.book}>
      {addresses.length === 0 && <p className={classes.none}>{t(`${use}.none`)}</p>}
      <ul className={classes.list}>
        {addresses.map((address) => (
          <li key={address.id}>
            <AddressCard
              address={address}
              countries={countries}
              isBusy={save.isRunning || remove.isRunning}
              onEdit={() => setEdited(address)}
              onRemove={() => setLeaving(address)}
              onSetDefault={() => void setDefault(address)}
            />
          </li>
        ))}
      </ul>
      {addresses.length < LIMITS.addresses && (
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => setEdited('new')}
          className={classes.add}
        >
          {t(`${use}.add`)}
        </Button>
      )}
      {edited && (
        <AddressDialog
          address={edited === 'new' ? undefined : edited}
          isFirst={addresses.length === 0}
          call={calls.save}
          countries={countries}
          onClose={() => setEdited(undefined)}
          onSaved={() => {
            setEdited(undefined);
            notify.success(t('address.saved'));
            void reload();
          }}
        />
      )}
      <ConfirmDialog
        isOpen={leaving !== undefined}
        title={t('address.removeAsk')}
        text={t('address.removeText', { street: leaving?.street, name: leaving?.receiverName })}
        confirmLabel={t('address.remove')}
        isDangerous
        isRunning={remove.isRunning}
        onConfirm={() => leaving && void removeNow(leaving)}
        onClose={() => setLeaving(undefined)}
      />
    </div>
  );
}
