import { useCart } from '../../client/cart.store';
import { notify } from '../../client/notify';
import { useAction } from '../../client/use-action';
import { useTranslation } from '../../client/use-translation';
import type { CartItem } from '../../contract/cart';

/** What one does to lines of the cart; every answer is the whole cart as it now is. */
export function useCartActions() {
  const { t } = useTranslation(['cart', 'common']);
  const setCart = useCart((state) => state.setCart);
  const onError = (refusal: { detail: string }) =>
    notify.error(t('notChanged'), refusal.detail || t('common:errors.NETWORK'));
  const quantity = useAction('PUT /front/cart/{id}/quantity', { onError });
  const message = useAction('PUT /front/cart/{id}/message', { onError });
  const remove = useAction('DELETE /front/cart/{id}', { onError });
  const clear = useAction('DELETE /front/cart', { onError });
  const add = useAction('POST /front/cart', { onError });

  return {
    isRunning: quantity.isRunning || remove.isRunning || clear.isRunning || add.isRunning,
    setQuantity: async (id: string, value: number) => {
      const cart = await quantity.run({ params: { id }, query: { quantity: value } });
      if (cart) setCart(cart);
    },
    setMessage: async (id: string, text: string) => {
      const cart = await message.run({ params: { id }, body: { message: text } });
      if (cart) setCart(cart);
    },
    remove: async (item: CartItem) => {
      const cart = await remove.run({ params: { id: item.id } });
      if (cart) setCart(cart);
      return Boolean(cart);
    },
    /** Puts a removed line back, chosen. */
    putBack: async ({ productUrl, productSkuId, quantity: count, message: text }: CartItem) => {
      const cart = await add.run({ body: { productUrl, productSkuId, quantity: count, message: text } });
      if (cart) setCart(cart, (item) => item.productUrl === productUrl && item.productSkuId === productSkuId);
    },
    clear: async () => {
      const cart = await clear.run({});
      if (cart) setCart(cart);
    },
  };
}
