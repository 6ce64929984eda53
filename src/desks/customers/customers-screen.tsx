import Link from 'next/link';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import type { CustomerList } from '../../contract/customer-desk';
import { deskPaths } from '../../contract/desk-paths';
import { intlTag } from '../../contract/locales';
import { formatDate } from '../../contract/tenant-time';
import { MoneyText } from '../../ui/price';
import { NameText } from '../bench/name-text';
import type { IndexColumn } from '../bench/index-columns';
import { IndexPage } from '../bench/index-page';
import type { Asked } from '../bench/index-query';
import { CustomerRecord } from './customer-record';
import classes from './customers.module.css';
import { CUSTOMERS_INDEX } from './load-customers';

interface Props {
  list: CustomerList | null;
  asked: Asked<'all'>;
}

/** Everybody who buys here, and one search by whatever a caller can name. */
export function CustomersScreen({ list, asked }: Props) {
  const { t } = useTranslation('operator');
  const { tenant, locale } = useShell();
  const columns: IndexColumn<CustomerList['items'][number]>[] = [
    {
      id: 'name',
      header: t('customers.name'),
      cell: ({ id, name }) => (
        <Link href={deskPaths.customer(id)} prefetch={false} className={classes.link}>
          <NameText name={name} />
        </Link>
      ),
    },
    {
      id: 'email',
      header: t('customers.email'),
      cell: ({ email }) => (
        <bdi dir="ltr" className={classes.long}>
          {email}
        </bdi>
      ),
    },
    {
      id: 'code',
      header: t('customers.code'),
      shows: 'wide',
      cell: ({ codes }) => <bdi dir="ltr">{codes.join(', ')}</bdi>,
    },
    { id: 'paid', header: t('customers.paid'), isFigure: true, cell: ({ paid }) => <MoneyText money={paid} /> },
    {
      id: 'since',
      header: t('customers.since'),
      isFigure: true,
      cell: ({ since }) => formatDate(since, tenant.timezoneOffset, intlTag(locale)),
    },
  ];
  return (
    <IndexPage
      spec={CUSTOMERS_INDEX}
      title={t('nav.customers')}
      {...{ asked, list, columns }}
      views={[{ id: 'all', label: t('customers.all') }]}
      searchLabel={t('customers.search')}
      nameOf={({ name }) => name}
      sheet={(id) => <CustomerRecord key={id} id={id} />}
      hrefOfRecord={deskPaths.customer}
      empty={{ title: t('customers.none') }}
    />
  );
}
