import { IconChevronRight } from '@tabler/icons-react';
import { useLocale } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { listText } from '../../contract/list-text';
import { intlTag } from '../../contract/locales';
import { groupThousands } from '../../contract/money';
import { choiceLabels } from './sku-choice.rules';
import type { ProductChoice } from './use-product-choice';
import classes from './product.module.css';

/** On phones the options stand behind one row. */
export function ChoiceRow({ shopping, onOpen }: { shopping: ProductChoice; onOpen: () => void }) {
  const { t } = useTranslation('product');
  const tag = intlTag(useLocale());
  const { product, choice, quantity, bulk } = shopping;
  const labels = choiceLabels(product, choice);
  const names = product.options.map(({ name }) => name);
  const said = bulk.isOn
    ? [t('bulk.kinds', { number: bulk.lines.length }), t('bulk.pieces', { number: groupThousands(bulk.pieces) })].join(
        ' · ',
      )
    : labels.length > 0
      ? [...labels, `× ${quantity}`].join(' · ')
      : listText(names, tag) || `× ${quantity}`;
  return (
    <button type="button" className={classes.choiceRow} aria-haspopup="dialog" onClick={onOpen}>
      <span className={classes.choiceName}>{t(names.length > 0 ? 'options.title' : 'quantity.label')}</span>
      <span className={classes.choiceValue} dir="auto">
        {said}
      </span>
      <IconChevronRight size={18} className={classes.mirrored} aria-hidden />
    </button>
  );
}
