import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useState } from 'react';
import { Dialog } from '../../../src/ui/dialog';
import { keepLastList } from '../../../src/desks/bench/last-list';
import { RecordPage } from '../../../src/desks/bench/record-page';
import { renderUi } from '../../support/render';

/** Closes itself by Escape, as menus do. */
function More() {
  const [isOpen, setOpen] = useState(false);
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={isOpen}
      onClick={() => setOpen(true)}
      onKeyDown={() => setOpen(false)}
    >
      More
    </button>
  );
}

/** Gone at once when it is closed, as a picture that is looked at is. */
function Shown() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Look
      </button>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title="A picture" transitionProps={{ duration: 0 }} />
    </>
  );
}

const draw = () =>
  renderUi(
    <RecordPage back="/operator/buying" name="buying">
      <input aria-label="Numbers" />
      <More />
      <Shown />
    </RecordPage>,
    { url: '/operator/buying/p1' },
  );

describe('a record on a page of its own', () => {
  beforeEach(() => keepLastList('/operator'));

  it('is closed by Escape: its list stands there as it was left', async () => {
    keepLastList('/operator/buying?view=late&q=lamp');
    const { user, router } = draw();
    await user.keyboard('{Escape}');
    expect(router.push).toHaveBeenCalledExactlyOnceWith('/operator/buying?view=late&q=lamp');
  });

  it('leads to its queue where somebody came from another one', async () => {
    keepLastList('/operator/buying-elsewhere?view=late');
    const { user, router } = draw();
    await user.keyboard('{Escape}');
    expect(router.push).toHaveBeenCalledExactlyOnceWith('/operator/buying');
  });

  it('stays while somebody is in a field, a menu or a dialog', async () => {
    const { user, router } = draw();
    await user.type(screen.getByRole('textbox', { name: 'Numbers' }), '3101{Escape}');
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Look' }));
    await screen.findByRole('dialog', { name: 'A picture' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.push).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(router.push).toHaveBeenCalledOnce();
  });
});
