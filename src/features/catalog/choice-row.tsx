import { IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'next-i18next/pages';
import { choiceLabels } from './sku-choice.rules';
import type { ProductChoice } from './use-product-choice';
import classes from './product.module.css';

/** On phones the options stand behind one row. */
export function ChoiceRow({ shopping, onOpen }: { shopping: ProductChoice; onOpen: () => void }) {
  const { t } = useTranslation('product');
  const { product, choice, quantity } = shopping;
  const labels = choiceLabels(product, choice);
  const names = product.options.map(({ name }) => name);
  return (
    <button type="button" className={classes.choiceRow} aria-haspopup="dialog" onClick={onOpen}>
      <span className={classes.choiceName}>{t('options.title')}</span>
      <span className={classes.choiceValue} dir="auto">
        {labels.length > 0 ? [...labels, `× ${quantity}`].join(' · ') : names.join(', ') || `× ${quantity}`}
      </span>
      <IconChevronRight size={18} className={classes.mirrored} aria-hidden />
    </button>
  );
}
