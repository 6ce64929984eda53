import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useOpening } from '../../src/client/use-opening';
import { renderUi } from '../support/render';

function Page({ name }: { name: 'pay' | 'decide' }) {
  const { isOpen, close } = useOpening(name, true);
  return isOpen ? <button onClick={close}>Close</button> : <p>Closed</p>;
}

it.each([
  ['/my/purchase/1?pay=1', 'pay', '/my/purchase/1'],
  ['/my/purchase/1?pay=1&from=mail', 'pay', '/my/purchase/1?from=mail'],
  ['/my/purchase/1?from=mail&pay=1', 'pay', '/my/purchase/1?from=mail'],
  ['/my/in-stock-items?decide=item-1', 'decide', '/my/in-stock-items'],
] as const)(
  'who has closed the dialog of %s is not asked again when the page is loaded anew',
  async (url, name, plain) => {
    const { user, router } = renderUi(<Page name={name} />, { url });
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    expect(screen.getByText('Closed')).toBeVisible();
    expect(router.replace).toHaveBeenCalledExactlyOnceWith(plain, undefined, { shallow: true, scroll: false });
  },
);
