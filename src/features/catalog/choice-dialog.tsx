import { useRequest } from '../../client/use-request';
import { useTranslation } from '../../client/use-translation';
import type { Product, ProductCard } from '../../contract/catalog';
import { Dialog } from '../../ui/dialog';
import { LoadError } from '../../ui/load-error';
import { RowsSkeleton } from '../../ui/skeletons';
import { ChoiceForm } from './choice-form';
import { useBuy } from './use-buy';
import { useLandedCost } from './use-landed-cost';
import { useProductChoice } from './use-product-choice';

interface Props {
  product: Pick<ProductCard, 'productUrl' | 'title'>;
  isOpen: boolean;
  onClose: () => void;
}

/** From a product's card into the cart: what is to choose of it, without the way to its page. */
export function ChoiceDialog({ product: { productUrl, title }, isOpen, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog opened={isOpen} onClose={onClose} title={title} closeButtonProps={{ 'aria-label': t('actions.close') }}>
      <Loaded productUrl={productUrl} onAdded={onClose} />
    </Dialog>
  );
}

/** Fetched anew at each opening: a card does not tell what is left. */
function Loaded({ productUrl, onAdded }: { productUrl: string; onAdded: () => void }) {
  const { data, error, mutate } = useRequest('GET /front/product', { query: { productUrl } });
  const load = () => void mutate();
  if (data) return <Choosing product={data} onStale={load} onAdded={onAdded} />;
  if (error) return <LoadError detail={error.detail} onRetry={load} />;
  return (
    <div aria-busy="true">
      <RowsSkeleton />
    </div>
  );
}

function Choosing({ product, onStale, onAdded }: { product: Product; onStale: () => void; onAdded: () => void }) {
  const shopping = useProductChoice(product);
  const cost = useLandedCost(shopping);
  const buy = useBuy(shopping, onStale);
  return <ChoiceForm shopping={shopping} buy={buy} cost={cost} onAdded={onAdded} />;
}
