import { Button, Group, Radio } from '@mantine/core';
import { useRouter } from 'next/router';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from '../../client/use-translation';
import type { Address } from '../../contract/account';
import { placeText } from '../../contract/address-text';
import type { NewTransitData } from './load-new-transit';
import classes from './new-transit.module.css';

export interface AskedAddress extends Pick<NewTransitData, 'countries'> {
  /** Undefined for a new one. */
  address: Address | undefined;
  isFirst: boolean;
  onClose: () => void;
  onSaved: () => void;
}
/** The dialog belongs to the account, the page gives it: nobody leaves a shipment for an address. */
export type RenderAddress = (asked: AskedAddress) => ReactNode;

interface Props extends Pick<NewTransitData, 'addresses' | 'countries'> {
  chosen: string | undefined;
  onChoose: (id: string) => void;
  /** One of them is another now: what goes by it is asked again. */
  onEdited: () => void;
  renderAddress: RenderAddress;
}

/** To which of the shopper's addresses. */
export function AddressChoice({ addresses, countries, chosen, onChoose, onEdited, renderAddress }: Props) {
  const { t } = useTranslation('transit');
  const router = useRouter();
  const [asked, setAsked] = useState<Pick<AskedAddress, 'address'>>();
  // those before one was added: the new one is chosen as it comes
  const [known, setKnown] = useState<string[]>();
  const added = known && addresses.find(({ id }) => !known.includes(id));
  useEffect(() => {
    if (!added) return;
    setKnown(undefined);
    onChoose(added.id);
  }, [added, onChoose]);
  const address = addresses.find(({ id }) => id === chosen);
  const nameOf = (code: string) =>
    countries.find((country) => country.code.toLowerCase() === code.toLowerCase())?.name ?? code.toUpperCase();
  return (
    <>
      {addresses.length === 0 ? (
        <p className={classes.quiet}>{t('compose.noAddress')}</p>
      ) : (
        <Radio.Group value={chosen ?? null} onChange={onChoose} aria-label={t('compose.to')}>
          <div className={classes.addresses}>
            {addresses.map((address) => (
              <Radio.Card key={address.id} value={address.id} className={classes.choice}>
                <Radio.Indicator aria-hidden />
                <span className={classes.what}>
                  <bdi className={classes.name}>{address.receiverName}</bdi>
                  <bdi className={classes.quiet}>{placeText(address, nameOf(address.countryCode))}</bdi>
                </span>
              </Radio.Card>
            ))}
          </div>
        </Radio.Group>
      )}
      <Group gap="xs">
        <Button variant="default" size="compact-md" onClick={() => setAsked({ address: undefined })}>
          {t('compose.addAddress')}
        </Button>
        {address && (
          <Button variant="subtle" size="compact-md" onClick={() => setAsked({ address })}>
            {t('compose.changeAddress')}
          </Button>
        )}
      </Group>
      {asked &&
        renderAddress({
          ...asked,
          isFirst: addresses.length === 0,
          countries,
          onClose: () => setAsked(undefined),
          onSaved: () => {
            setAsked(undefined);
            if (asked.address) onEdited();
            else setKnown(addresses.map(({ id }) => id));
            void router.replace(router.asPath, undefined, { scroll: false });
          },
        })}
    </>
  );
}
