import { Button, TextInput, Title } from '@mantine/core';
import Link from 'next/link';
import { useTranslation } from '../../client/use-translation';
import type { ShopList } from '../../contract/platform';
import { platformPaths } from '../../contract/platform-paths';
import { PageTitle } from '../../ui/page-title';
import classes from './platform.module.css';
import { QuotaMark } from './quota-mark';

/** The register of shops by their labels; what is in a shop is not here. */
export function ShopsScreen({ list, q }: { list: ShopList; q: string }) {
  const { t } = useTranslation('operator');
  const next = new URLSearchParams({ ...(q && { q }), after: list.next ?? '' }).toString();
  return (
    <>
      <PageTitle title={t('platform.nav.shops')} />
      <Title order={1} fz={20}>
        {t('platform.nav.shops')}
      </Title>
      <form className={classes.search} action={platformPaths.home()} role="search">
        <TextInput name="q" label={t('platform.search')} defaultValue={q} maxLength={63} dir="ltr" />
        <Button type="submit" variant="default">
          {t('platform.find')}
        </Button>
      </form>
      {list.items.length === 0 ? (
        <p className={classes.none}>{t('platform.noShops')}</p>
      ) : (
        <div className={classes.scroll} tabIndex={0} role="region" aria-label={t('platform.nav.shops')}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{t('platform.label')}</th>
                <th scope="col">{t('platform.shopName')}</th>
                <th scope="col">{t('platform.state')}</th>
                <th scope="col" data-figure>
                  {t('platform.ordersMonth')}
                </th>
                <th scope="col">{t('platform.quota')}</th>
              </tr>
            </thead>
            <tbody>
              {list.items.map(({ id, name, state, orders, quota }) => (
                <tr key={id}>
                  <th scope="row">
                    <Link href={platformPaths.shop(id)} prefetch={false} className={classes.link} dir="ltr">
                      {id}
                    </Link>
                  </th>
                  <td>
                    <bdi>{name}</bdi>
                  </td>
                  <td>{t(`platform.states.${state}`)}</td>
                  <td data-figure>{orders}</td>
                  <td>
                    <QuotaMark stand={quota} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {list.next && <Link href={`${platformPaths.home()}?${next}`}>{t('platform.more')}</Link>}
    </>
  );
}
