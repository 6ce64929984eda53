import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Dialog } from '../../src/ui/dialog';
import { renderUi } from '../support/render';

/** A dialog that opens with the page, or by a button that its own end takes away. */
function Page({ opensItself }: { opensItself: boolean }) {
  const [isOpen, setOpen] = useState(opensItself);
  const [isDone, setDone] = useState(false);
  return (
    <main id="content" tabIndex={-1} aria-label="Page">
      {!isDone && <button onClick={() => setOpen(true)}>Pay</button>}
      {isOpen && (
        <Dialog opened onClose={() => setOpen(false)} title="Pay">
          <button onClick={() => (setDone(true), setOpen(false))}>Done</button>
        </Dialog>
      )}
    </main>
  );
}

describe('the end of a dialog', () => {
  it('leads back to what opened it', async () => {
    const { user } = renderUi(<Page opensItself={false} />);
    await user.click(screen.getByRole('button', { name: 'Pay' }));
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Pay' })).toHaveFocus());
  });

  it('leads to the page where it opened by itself', async () => {
    const { user } = renderUi(<Page opensItself />);
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('leads to the page where what opened it is gone', async () => {
    const { user } = renderUi(<Page opensItself={false} />);
    await user.click(screen.getByRole('button', { name: 'Pay' }));
    await user.click(await screen.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });
});
