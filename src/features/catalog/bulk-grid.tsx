import { useEffect, useId, useMemo, useRef } from 'react';
import { useTranslation } from '../../client/use-translation';
import { groupThousands } from '../../contract/money';
import { pictureAt } from '../../contract/picture-address';
import { bulkGroups, MAX_KINDS, piecesOf, type BulkGroup } from './bulk-choice.rules';
import { BulkRowField } from './bulk-row-field';
import type { ProductChoice } from './use-product-choice';
import classes from './bulk.module.css';

/** Colours to switch between, and under each its sizes with a quantity each. */
export function BulkGrid({ shopping }: { shopping: ProductChoice }) {
  const { t } = useTranslation('product');
  const root = useRef<HTMLDivElement>(null);
  const { product, bulk, choice, asked } = shopping;
  const groups = useMemo(() => bulkGroups(product), [product]);
  const shown = groups.find(({ value }) => value === choice[0]) ?? groups.find(isOnSale) ?? groups[0];
  useEffect(() => {
    if (asked > 0) root.current?.querySelector<HTMLInputElement>('ul input:enabled')?.focus();
  }, [asked]);
  if (!shown) return null;
  const { lines, pieces, problem } = bulk;
  const sentence = {
    none: t('bulk.none'),
    belowMinimum: t('bulk.belowMinimum', { number: groupThousands(product.minOrderQuantity) }),
    tooMany: t('bulk.tooMany', { number: MAX_KINDS }),
  };
  return (
    <div ref={root} className={classes.bulk}>
      {groups.length > 1 && <GroupChoice shopping={shopping} groups={groups} shown={shown} />}
      <ul className={classes.rows} aria-label={[product.options[0]?.name, shown.label].filter(Boolean).join(': ')}>
        {shown.rows.map((row) => (
          <BulkRowField key={row.sku.skuId} product={product} row={row} group={shown.label} bulk={bulk} />
        ))}
      </ul>
      <p className={classes.sum} role="status">
        <span>{t('bulk.kinds', { number: lines.length })}</span>
        <span>{t('bulk.pieces', { number: groupThousands(pieces) })}</span>
        {lines.length > 0 && (
          <button type="button" className={classes.clear} onClick={bulk.clear}>
            {t('bulk.clear')}
          </button>
        )}
      </p>
      {problem && (asked > 0 || problem !== 'none') && (
        <p className={classes.problem} role={asked > 0 ? 'alert' : undefined}>
          {sentence[problem]}
        </p>
      )}
    </div>
  );
}

const isOnSale = ({ rows }: BulkGroup) => rows.some(({ sku }) => sku.stock > 0);

function GroupChoice({
  shopping: { product, bulk, choose },
  groups,
  shown,
}: {
  shopping: ProductChoice;
  groups: BulkGroup[];
  shown: BulkGroup;
}) {
  const { t } = useTranslation('product');
  const id = useId();
  const wanted = ({ rows }: BulkGroup) =>
    piecesOf(rows.map(({ sku }) => ({ quantity: bulk.quantities[sku.skuId] ?? 0 })));
  return (
    <div role="radiogroup" aria-label={product.options[0]?.name} className={classes.groups}>
      {groups.map((group) => {
        const count = wanted(group);
        return (
          <label key={group.value} className={classes.group} data-off={!isOnSale(group) || undefined}>
            <input
              type="radio"
              className="visually-hidden"
              name={id}
              checked={group === shown}
              disabled={!isOnSale(group)}
              onChange={() => choose(0, group.value)}
            />
            {group.image && <img src={pictureAt(group.image, 96)} alt="" width={32} height={32} loading="lazy" />}
            <span dir="auto">{group.label}</span>
            {count > 0 && (
              <span className={classes.count} aria-label={t('bulk.pieces', { number: groupThousands(count) })}>
                {groupThousands(count)}
              </span>
            )}
          </label>
        );
      })}
    </div>
  );
}
