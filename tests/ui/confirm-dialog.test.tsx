import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ConfirmDialog } from '../../src/ui/confirm-dialog';
import { renderUi } from '../support/render';

const texts = { title: 'Remove this?', text: 'It cannot be undone.', confirmLabel: 'Remove' };

describe('ConfirmDialog', () => {
  it('asks, and does nothing on its own', async () => {
    const onConfirm = vi.fn();
    const onClose = vi.fn();
    const { user } = renderUi(<ConfirmDialog isOpen {...texts} onConfirm={onConfirm} onClose={onClose} />);
    expect(await screen.findByRole('dialog', { name: 'Remove this?' })).toHaveTextContent('It cannot be undone.');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(onConfirm).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it('names the way back as the question wants', async () => {
    const onClose = vi.fn();
    const { user } = renderUi(
      <ConfirmDialog isOpen {...texts} cancelLabel="Keep it" onConfirm={vi.fn()} onClose={onClose} />,
    );
    await user.click(await screen.findByRole('button', { name: 'Keep it' }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  });

  it('begins at its answer, but never at one that destroys', async () => {
    const props = { isOpen: true, ...texts, onConfirm: vi.fn(), onClose: vi.fn() };
    const { unmount } = renderUi(<ConfirmDialog {...props} />);
    const focused = (name: string) => waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
    await focused('Remove');
    unmount();
    const { user } = renderUi(<ConfirmDialog {...props} isDangerous cancelLabel="Keep it" />);
    await focused('Keep it');
    await user.keyboard('{Enter}');
    expect(props.onConfirm).not.toHaveBeenCalled();
    expect(props.onClose).toHaveBeenCalledOnce();
  });

  it('has one button as a notice', async () => {
    renderUi(<ConfirmDialog isOpen {...texts} hasCancel={false} onConfirm={vi.fn()} onClose={vi.fn()} />);
    await screen.findByRole('dialog');
    expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  });
});
