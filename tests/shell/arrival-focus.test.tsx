import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useArrivalFocus } from '../../src/shell/use-arrival-focus';
import { renderUi } from '../support/render';

function Page() {
  useArrivalFocus();
  return (
    <>
      <button>Menu</button>
      <main id="content" tabIndex={-1} />
    </>
  );
}

describe('who arrives on another page', () => {
  it('goes on at its content, since the link is gone that led there', () => {
    const { router } = renderUi(<Page />);
    router.events.emit('routeChangeComplete', '/checkout', { shallow: false });
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it.each([
    ['what still has the focus', true, false],
    ['a change of the address alone', false, true],
  ])('stays where they are: %s', (_, isOnMenu, shallow) => {
    const { router } = renderUi(<Page />);
    if (isOnMenu) screen.getByRole('button').focus();
    router.events.emit('routeChangeComplete', '/checkout', { shallow });
    expect(screen.getByRole('main')).not.toHaveFocus();
  });
});
