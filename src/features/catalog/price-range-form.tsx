import { useRouter } from 'next/router';
import { useState, type FormEvent } from 'react';
import { paths } from '../../contract/paths';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { convertCny, formatMoney, majorText } from '../../contract/money';
import { parseTyped } from '../../contract/typed-sum';
import { searchPath, yuan, type Search } from './search-query.rules';
import classes from './search-filters.module.css';

const BOUNDS = ['priceStart', 'priceEnd'] as const;
type Bound = (typeof BOUNDS)[number];

/** In yuan, what the marketplace knows prices in; what that is in the shop's money stands beside it. */
export function PriceRangeForm({ search }: { search: Search }) {
  const { t } = useTranslation(['product', 'common']);
  const router = useRouter();
  const { tenant, locale } = useShell();
  const { currency, cnyExchangeRate, marginBasisPoints } = tenant.exchangeInfo;
  const { priceStart, priceEnd } = search;
  const [typed, setTyped] = useState<Record<Bound, string>>({ priceStart, priceEnd });
  const [isRefused, setRefused] = useState(false);
  const [asked, setAsked] = useState({ priceStart, priceEnd });
  // follows the address in place: made anew, it would take the focus from whoever pressed Enter in it
  if (asked.priceStart !== priceStart || asked.priceEnd !== priceEnd) {
    setAsked({ priceStart, priceEnd });
    setTyped({ priceStart, priceEnd });
  }
  const fenOf = (bound: Bound) => parseTyped(typed[bound].replace(/[¥￥]/g, ''), 'CNY', locale);
  /** As the address says it; nothing where it is no price, or could be two. */
  const boundOf = (bound: Bound) => {
    const fen = fenOf(bound);
    return fen === undefined ? '' : yuan(majorText({ amount: fen, currency: 'CNY' }));
  };
  const isUnread = (bound: Bound) => typed[bound].trim() !== '' && !boundOf(bound);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setRefused(BOUNDS.some(isUnread));
    if (BOUNDS.some(isUnread)) return;
    const bounds = { priceStart: boundOf('priceStart'), priceEnd: boundOf('priceEnd') };
    void router.push(paths.search(searchPath(search, bounds)), undefined, { scroll: false });
  };
  const localOf = (bound: Bound) => {
    const fen = fenOf(bound);
    if (fen === undefined || !boundOf(bound) || currency === 'CNY') return '';
    return formatMoney(convertCny(fen, cnyExchangeRate, marginBasisPoints, currency), intlTag(locale));
  };
  const field = (name: Bound) => (
    <label className={classes.priceField}>
      <span className="visually-hidden">{t(`search.${name}`)}</span>
      <span aria-hidden>¥</span>
      <input
        name={name}
        inputMode="decimal"
        maxLength={12}
        autoComplete="off"
        placeholder={t(`search.${name}Short`)}
        value={typed[name]}
        onChange={(event) => setTyped({ ...typed, [name]: event.currentTarget.value })}
        aria-invalid={(isRefused && isUnread(name)) || undefined}
        aria-describedby={localOf(name) ? `${name}-local` : undefined}
      />
    </label>
  );
  return (
    <form className={classes.priceForm} onSubmit={submit}>
      {field('priceStart')}
      <span aria-hidden>–</span>
      {field('priceEnd')}
      {BOUNDS.some(localOf) &&
        BOUNDS.map((bound) => (
          <bdi key={bound} id={`${bound}-local`} dir="ltr" className={classes.priceLocal} data-bound={bound}>
            {localOf(bound) && `≈ ${localOf(bound)}`}
          </bdi>
        ))}
      {isRefused && BOUNDS.some(isUnread) && (
        <p role="alert" className={classes.priceRefused}>
          {t('common:fieldErrors.invalid_format')}
        </p>
      )}
      <button type="submit" className={classes.priceButton}>
        {t('search.applyPrice')}
      </button>
    </form>
  );
}
