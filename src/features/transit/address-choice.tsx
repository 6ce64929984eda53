import { Radio } from '@mantine/core';
import Link from 'next/link';
import { useTranslation } from '../../client/use-translation';
import { placeText } from '../../contract/address-text';
import { paths } from '../../contract/paths';
import type { NewTransitData } from './load-new-transit';
import classes from './new-transit.module.css';

interface Props extends Pick<NewTransitData, 'addresses' | 'countries'> {
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

/** To which of the shopper's addresses. */
export function AddressChoice({ addresses, countries, chosen, onChoose }: Props) {
  const { t } = useTranslation('transit');
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
      <Link href={paths.account()} className={classes.link}>
        {t('compose.addAddress')}
      </Link>
    </>
  );
}
