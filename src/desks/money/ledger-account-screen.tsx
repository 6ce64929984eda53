import { Button, TextInput } from '@mantine/core';
import Link from 'next/link';
import { useRouter } from 'next/router';
import type { FormEvent } from 'react';
import { useMay } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import { deskPaths } from '../../contract/desk-paths';
import type { LedgerAccount, LedgerAccountQuery } from '../../contract/ledger-account';
import { MoneyText } from '../../ui/price';
import { AccountEntries } from './account-entries';
import { AccountKinds } from './account-kinds';
import { AccountName } from './account-name';
import classes from './money.module.css';

interface Props {
  account: LedgerAccount;
  asked: Omit<LedgerAccountQuery, 'limit'>;
}

/** One account of the money book: what stands there, and by what it came to be so in some days. */
export function LedgerAccountScreen({ account, asked }: Props) {
  const { t } = useTranslation('operator');
  const { push } = useRouter();
  const mayOpen = useMay('customer.read');
  const { id, shopper, balance, from, until, next } = account;
  const { after: _, ...days } = asked;
  const look = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = Object.fromEntries([...new FormData(event.currentTarget)].map(([name, day]) => [name, String(day)]));
    void push(deskPaths.ledgerAccount(id, { ...days, ...typed }));
  };
  return (
    <>
      <h1 className={classes.title}>
        <AccountName {...account} />
      </h1>
      {shopper && (
        <p className={classes.note}>
          {mayOpen ? (
            <Link href={deskPaths.customer(shopper.id)} prefetch={false}>
              <bdi>{shopper.name}</bdi>
            </Link>
          ) : (
            <bdi>{shopper.name}</bdi>
          )}
        </p>
      )}
      <p className={classes.total}>
        <MoneyText money={balance} />
      </p>
      <form className={classes.days} role="search" onSubmit={look}>
        {Object.entries({ from, until }).map(([name, day]) => (
          <TextInput key={`${name} ${day}`} size="xs" type="date" name={name} label={t(`exports.${name}`)} defaultValue={day} required withAsterisk={false} /> // prettier-ignore
        ))}
        <Button type="submit" size="xs" variant="default">
          {t('audit.find')}
        </Button>
      </form>
      <AccountKinds
        account={account}
        chosen={asked.kind}
        hrefOf={(kind) => deskPaths.ledgerAccount(id, { ...days, kind })}
      />
      <p className={classes.note}>{t('ledger.signs')}</p>
      <AccountEntries items={account.items} />
      {next && (
        <Button
          component={Link}
          size="xs"
          variant="default"
          href={deskPaths.ledgerAccount(id, { ...days, after: next })}
        >
          {t('index.further')}
        </Button>
      )}
    </>
  );
}
