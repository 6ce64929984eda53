import { screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { useAction } from '../../src/client/use-action';
import { cartEndpoints } from '../../src/contract/cart.endpoints';
import { cart } from '../features/catalog/open-product';
import { mockEndpoint, problem } from '../support/mock-endpoint';
import { renderUi } from '../support/render';

function Adder() {
  const add = useAction('POST /front/cart');
  const [productSkuId, quantity] = ['sku-1', 1];
  const body = { productUrl: 'https://item.taobao.com/item.htm?id=1', productSkuId, quantity };
  return (
    <>
      <button onClick={() => void add.run({ body })}>Add</button>
      <button onClick={() => void add.run({ body: { ...body, quantity: 2 } })}>Add two</button>
      <p>{add.isRunning ? 'running' : 'idle'}</p>
    </>
  );
}
const start = () => {
  const view = renderUi(<Adder />);
  return (name: string) => view.user.click(screen.getByRole('button', { name }));
};
const answered = (adds: unknown[], times: number) =>
  waitFor(() => {
    expect(adds).toHaveLength(times);
    expect(screen.getByText('idle')).toBeVisible();
  });

it('takes a double click for one, however fast the answer to the first came', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const adds = mockEndpoint(cartEndpoints.add, cart);
  const press = start();
  await press('Add');
  await answered(adds, 1);
  vi.advanceTimersByTime(400);
  await press('Add');
  await press('Add two');
  await answered(adds, 2);
  expect(adds[1]?.body).toMatchObject({ quantity: 2 });
  vi.advanceTimersByTime(600);
  await press('Add two');
  await answered(adds, 3);
});

it('tries again at once what was refused', async () => {
  const adds = mockEndpoint(cartEndpoints.add, problem('SOLD_OUT'));
  const press = start();
  await press('Add');
  await answered(adds, 1);
  await press('Add');
  await answered(adds, 2);
});
