import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Dialog } from '../../src/ui/dialog';
import { PinField } from '../../src/ui/pin-field';
import { renderUi } from '../support/render';

const close = { 'aria-label': 'Close' };

function Asking({ comesLate }: { comesLate: boolean }) {
  const [isReady, setReady] = useState(!comesLate);
  return (
    <>
      <button onClick={() => setReady(true)}>Answer</button>
      <Dialog opened isReady={isReady} onClose={() => undefined} title="Note" closeButtonProps={close}>
        {isReady && (
          <>
            <input type="radio" name="way" aria-label="Card" />
            <input type="radio" name="way" aria-label="Balance" defaultChecked />
            <input aria-label="Words" />
          </>
        )}
      </Dialog>
    </>
  );
}

describe('a dialog', () => {
  it('begins at its first field, among choices at the chosen one', async () => {
    renderUi(<Asking comesLate={false} />);
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Balance' })).toHaveFocus());
  });

  it('begins at the first cell where it asks for the pay password', async () => {
    renderUi(
      <Dialog opened onClose={() => undefined} title="Pay" closeButtonProps={close}>
        <PinField label="Pay password" value="" onChange={() => undefined} />
      </Dialog>,
    );
    await waitFor(() => expect(screen.getByLabelText('Pay password 1')).toHaveFocus());
  });

  it('goes on to fields that come late', async () => {
    renderUi(<Asking comesLate />);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
    // the answer comes by itself, without a hand
    screen
      .getByRole('button', { name: 'Answer', hidden: true })
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Balance' })).toHaveFocus());
  });

  it('begins at its button where it asks for nothing', async () => {
    renderUi(
      <Dialog opened onClose={() => undefined} title="Terms" closeButtonProps={close}>
        <p>Words</p>
      </Dialog>,
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
  });
});
