import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { useProfile } from '../../src/client/use-profile';
import { useSession } from '../../src/client/session.store';
import { ShopProviders } from '../../src/shell/shop-providers';
import { testProfile, testShell } from '../support/test-shell';

const shell = { ...testShell, profile: testProfile };
const Who = () => <p>{useProfile()?.name ?? 'nobody'}</p>;
const page = (
  <ShopProviders shell={shell} nonce="">
    <Who />
  </ShopProviders>
);

describe('ShopProviders (FRM-13)', () => {
  it('knows who is logged in from the first picture on, without the session’s watch (FRM-13, SES-3)', async () => {
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = renderToString(page);
    expect(place.textContent).toBe('Mai Tran');
    useSession.setState(useSession.getInitialState(), true);
    const complaints = vi.fn();
    const root = await act(async () => hydrateRoot(place, page, { onRecoverableError: complaints }));
    expect(place.textContent).toBe('Mai Tran');
    expect(complaints).not.toHaveBeenCalled();
    act(() => root.unmount());
    place.remove();
  });

  it('puts language and direction on the document (FRM-13)', () => {
    render(
      <ShopProviders shell={{ ...testShell, locale: 'ar', direction: 'rtl' }} nonce="">
        <Who />
      </ShopProviders>,
    );
    expect(screen.getByText('nobody')).toBeVisible();
    expect(document.documentElement).toHaveAttribute('lang', 'ar');
    expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  });
});
