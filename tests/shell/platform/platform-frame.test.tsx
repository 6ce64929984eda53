import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useUnsaved } from '../../../src/client/unsaved.store';
import { platformPaths } from '../../../src/contract/platform-paths';
import { NoticesScreen } from '../../../src/desks/platform/notices-screen';
import { PlatformFrame } from '../../../src/shell/platform/platform-frame';
import { renderUi } from '../../support/render';

const SELF = { name: 'Olga', email: 'olga@example.com', language: 'en', needsSecondFactor: false } as const;

beforeEach(() => {
  useUnsaved.setState({ forms: [] });
  window.history.replaceState(null, '', platformPaths.notices());
});

it('whoever leaves what is typed above all shops is asked first', async () => {
  const { user, router } = renderUi(
    <PlatformFrame self={SELF}>
      <NoticesScreen first={[]} />
    </PlatformFrame>,
    { url: platformPaths.notices() },
  );
  /** As Next begins a change of route: @returns whether it goes on */
  const leaves = (): boolean => {
    let goesOn = true;
    act(() => {
      try {
        router.events.emit('routeChangeStart', platformPaths.home(), { shallow: false });
      } catch {
        goesOn = false;
      }
    });
    return goesOn;
  };
  expect(leaves()).toBe(true);
  await user.type(screen.getByRole('textbox', { name: 'English' }), 'We');
  expect(leaves()).toBe(false);
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'English', hidden: true })).toHaveValue('We');
});

it('leads to one’s own account by one’s name', () => {
  renderUi(<PlatformFrame self={SELF}>…</PlatformFrame>, { url: platformPaths.home() });
  expect(screen.getByRole('link', { name: 'My account: Olga' })).toHaveAttribute('href', '/platform/account');
});
