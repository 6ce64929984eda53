import { useRouter } from 'next/router';
import type { FormEvent } from 'react';
import { paths } from '../../client/paths';
import { useTranslation } from '../../client/use-translation';
import { searchPath, type Search } from './search-query.rules';
import classes from './search-filters.module.css';

/** Whole yuan: what the marketplace knows prices in. */
export function PriceRangeForm({ search }: { search: Search }) {
  const { t } = useTranslation('product');
  const router = useRouter();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const yuan = (name: string) => String(form.get(name) ?? '').replace(/\D/g, '');
    void router.push(
      paths.search(searchPath(search, { priceStart: yuan('priceStart'), priceEnd: yuan('priceEnd') })),
      undefined,
      { scroll: false },
    );
  };
  const field = (name: 'priceStart' | 'priceEnd') => (
    <label className={classes.priceField}>
      <span className="visually-hidden">{t(`search.${name}`)}</span>
      <span aria-hidden>¥</span>
      <input
        name={name}
        inputMode="numeric"
        maxLength={8}
        autoComplete="off"
        placeholder={t(`search.${name}Short`)}
        defaultValue={search[name]}
      />
    </label>
  );
  return (
    <form className={classes.priceForm} onSubmit={submit}>
      {field('priceStart')}
      <span aria-hidden>–</span>
      {field('priceEnd')}
      <button type="submit" className={classes.priceButton}>
        {t('search.applyPrice')}
      </button>
    </form>
  );
}
