import { TextInput } from '@mantine/core';
import { useTenant } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import type { OwnProduct } from '../../contract/own-product';
import rows from '../bench/list-row.module.css';
import classes from './content.module.css';
import type { OwnDraft, SkuDraft } from './own-product-draft';
import { wordsIn } from './words-in';

interface Props {
  draft: OwnDraft;
  /** Of one that is there; of a new one they are still being typed. */
  options: OwnProduct['options'] | null;
  onChange: (skus: SkuDraft[]) => void;
}

/** Price and stock of each choice. */
export function OwnProductSkus({ draft, options, onChange }: Props) {
  const { t } = useTranslation('operator');
  const { defaultLanguage } = useTenant();
  const lines = draft.optionValues
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const nameOf = ({ choice }: SkuDraft) =>
    choice
      .map((value, at) => (options ? wordsIn(options[at]?.values[value] ?? {}, defaultLanguage) : (lines[value] ?? '')))
      .join(', ') || t('own.single');
  const set = (place: number, change: Partial<SkuDraft>) =>
    onChange(draft.skus.map((sku, at) => (at === place ? { ...sku, ...change } : sku)));
  return (
    <ul className={`${classes.history ?? ''} ${classes.skus ?? ''}`}>
      {draft.skus.map((sku, at) => (
        <li key={sku.skuId ?? String(sku.choice[0] ?? 0)} className={rows.row}>
          <bdi>{nameOf(sku)}</bdi>
          <span className={classes.actions}>
            <TextInput
              size="sm"
              inputMode="decimal"
              label={t('own.price')}
              aria-label={t('own.priceOf', { name: nameOf(sku) })}
              value={sku.price}
              onChange={({ currentTarget: { value: price } }) => set(at, { price })}
            />
            <TextInput
              size="sm"
              inputMode="numeric"
              label={t('own.stock')}
              aria-label={t('own.stockOf', { name: nameOf(sku) })}
              value={sku.stock}
              onChange={({ currentTarget: { value: stock } }) => set(at, { stock })}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}
