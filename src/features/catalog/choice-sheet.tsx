import { useTranslation } from '../../client/use-translation';
import { Sheet } from '../../ui/sheet';
import type { BuyParts } from './buy-box';
import { ChoiceForm } from './choice-form';

/** Phones: what stands in the page on a desktop. */
export function ChoiceSheet({ isOpen, onClose, ...parts }: BuyParts & { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('product');
  return (
    <Sheet
      isOpen={isOpen}
      title={t(parts.shopping.product.options.length > 0 ? 'options.title' : 'quantity.label')}
      onClose={onClose}
    >
      <ChoiceForm {...parts} onAdded={onClose} />
    </Sheet>
  );
}
