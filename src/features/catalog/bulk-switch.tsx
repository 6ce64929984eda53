import { useId } from 'react';
import { useTranslation } from '../../client/use-translation';
import type { ProductChoice } from './use-product-choice';
import classes from './bulk.module.css';

/** One kind, or the wholesale way: several with a quantity each. */
export function BulkSwitch({ shopping: { bulk, sku, quantity } }: { shopping: ProductChoice }) {
  const { t } = useTranslation('product');
  const name = useId();
  if (!bulk.isOffered) return null;
  const choice = (label: string, isChecked: boolean, choose: () => void) => (
    <label className={classes.mode}>
      <input type="radio" className="visually-hidden" name={name} checked={isChecked} onChange={choose} />
      {label}
    </label>
  );
  return (
    <div className={classes.modes} role="radiogroup" aria-label={t('bulk.mode')}>
      {choice(t('bulk.one'), !bulk.isOn, bulk.close)}
      {choice(t('bulk.many'), bulk.isOn, () => bulk.open(sku ? { [sku.skuId]: quantity } : {}))}
    </div>
  );
}
