import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { usePayOpening } from '../../src/client/use-pay-opening';
import { renderUi } from '../support/render';

function Page() {
  const { isPaying, close } = usePayOpening(true);
  return isPaying ? <button onClick={close}>Close</button> : <p>Closed</p>;
}

it.each([
  ['/my/purchase/1?pay=1', '/my/purchase/1'],
  ['/my/purchase/1?pay=1&from=mail', '/my/purchase/1?from=mail'],
  ['/my/purchase/1?from=mail&pay=1', '/my/purchase/1?from=mail'],
])('who has closed the pay dialog of %s is not asked again when the page is loaded anew', async (url, plain) => {
  const { user, router } = renderUi(<Page />, { url });
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.getByText('Closed')).toBeVisible();
  expect(router.replace).toHaveBeenCalledExactlyOnceWith(plain, undefined, { shallow: true, scroll: false });
});
