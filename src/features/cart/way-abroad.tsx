import { Alert } from '@mantine/core';
import { useLocale } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { useWayAbroad } from '../../client/use-way-abroad';
import { listText } from '../../contract/list-text';
import { intlTag } from '../../contract/locales';
import { formatMoney } from '../../contract/money';
import type { ShipmentEstimate } from '../../contract/shipment';
import { EstimatedLine, LineNote } from '../../ui/estimated-line';
import { LoadError } from '../../ui/load-error';
import { RateNote } from '../../ui/rate-note';
import { RefusedLine } from '../../ui/refused-line';
import { RowsSkeleton, SkeletonBlock } from '../../ui/skeletons';
import classes from './way-abroad.module.css';
import { titlesOf, warningOf, type Shipped } from './way-abroad.rules';
import { WayAbroadWishes } from './way-abroad-wishes';

/** A field with its label. */
const WISHES_HEIGHT = 68;

interface Props {
  items: Shipped[];
  tenantWarehouseId: string | undefined;
}

/** What the way abroad would cost for all that is chosen, line by line; those that refuse it say why. */
export function WayAbroad({ items, tenantWarehouseId }: Props) {
  const { t } = useTranslation('cart');
  const { wishes, wish, estimate, error, retry } = useWayAbroad(items, tenantWarehouseId);
  return (
    <section className={classes.section} aria-labelledby="way-abroad">
      <div className={classes.head}>
        <h2 id="way-abroad" className={classes.title}>
          {t('abroad.title')}
        </h2>
        <p className={classes.note}>{t('abroad.text')}</p>
      </div>
      {wishes ? (
        <WayAbroadWishes wishes={wishes} offered={estimate} onWish={wish} />
      ) : (
        <SkeletonBlock height={WISHES_HEIGHT} />
      )}
      {error ? (
        <LoadError detail={error.detail} onRetry={retry} />
      ) : estimate ? (
        <WayAbroadAnswer estimate={estimate} items={items} />
      ) : (
        <RowsSkeleton count={3} height={52} />
      )}
    </section>
  );
}

function WayAbroadAnswer({ estimate, items }: { estimate: ShipmentEstimate; items: Shipped[] }) {
  const { t } = useTranslation(['cart', 'transit']);
  const tag = intlTag(useLocale());
  const { lines, grams, guesses, unweighed, assumed, insurable, isTooMuch } = estimate;
  if (isTooMuch) return <Alert color="orange">{t('transit:estimated.tooMuch')}</Alert>;
  const warning = warningOf(estimate);
  const uncounted = titlesOf(items, unweighed);
  return (
    <div className={classes.answer} aria-live="polite">
      {grams > 0 && <p className={classes.note}>{t('transit:estimated.packed', { kilograms: grams / 1000 })}</p>}
      {warning && <Alert color="orange">{t(`abroad.${warning}`)}</Alert>}
      {guesses.length > 0 && (
        <div className={classes.guesses}>
          <ul>
            {guesses.map(({ productUrl, title, goodsKinds }) => (
              <li key={productUrl}>
                <bdi>{title}</bdi>:{' '}
                {listText(
                  goodsKinds.map((kind) => t(`transit:kind.${kind}`)),
                  tag,
                )}
              </li>
            ))}
          </ul>
          <p className={classes.note}>{t('abroad.guesses')}</p>
        </div>
      )}
      {uncounted.length > 0 && (
        <p className={classes.note}>{t('abroad.unweighed', { titles: listText(uncounted, tag) })}</p>
      )}
      {[...new Set(assumed.map(({ weightGrams }) => weightGrams))].map((each) => (
        <p key={each} className={classes.note}>
          {t('abroad.assumed', { grams: each, titles: listText(titlesOf(items, urlsOf(assumed, each)), tag) })}
        </p>
      ))}
      {grams > 0 && lines.length === 0 && <p className={classes.note}>{t('abroad.none')}</p>}
      <div>
        {lines.map(
          ({
            transitOptionName,
            title,
            minDays,
            maxDays,
            delivery,
            total,
            lines: parts,
            refusals,
            history,
            atMost,
            cover,
            dearInsurance,
            remark,
          }) =>
            total ? (
              <EstimatedLine
                key={transitOptionName}
                title={title}
                days={t('abroad.days', { min: minDays, max: maxDays })}
                total={total}
                delivery={delivery}
                lines={parts}
                history={history}
              >
                <LineNote>
                  {atMost ? t('abroad.atMost', { amount: formatMoney(atMost, tag) }) : t('abroad.atMostRefused')}
                </LineNote>
                {cover && <LineNote>{t('transit:insurance.covers', { cover })}</LineNote>}
                {dearInsurance && (
                  <LineNote>
                    {t('transit:insurance.dear', {
                      fee: formatMoney(dearInsurance, tag),
                      amount: formatMoney(insurable, tag),
                    })}
                  </LineNote>
                )}
                {remark && <LineNote>{remark}</LineNote>}
              </EstimatedLine>
            ) : (
              <RefusedLine key={transitOptionName} title={title} refusals={refusals} />
            ),
        )}
      </div>
      <RateNote receipts={lines} />
    </div>
  );
}

const urlsOf = (assumed: ShipmentEstimate['assumed'], grams: number): string[] =>
  assumed.filter(({ weightGrams }) => weightGrams === grams).map(({ productUrl }) => productUrl);
