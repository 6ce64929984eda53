import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useCopy } from '../../src/client/use-copy';
import { renderUi } from '../support/render';

function CopyButton() {
  const copy = useCopy();
  return (
    <button type="button" onClick={() => void copy('PO-1')}>
      Copy
    </button>
  );
}

describe('copying (API-5)', () => {
  // jsdom has none of its own
  afterEach(() => Reflect.deleteProperty(document, 'execCommand'));

  it('says that it is copied', async () => {
    const { user } = renderUi(<CopyButton />);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Copied')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe('PO-1');
  });

  it('copies on a page over plain http, which has no clipboard', async () => {
    const { user } = renderUi(<CopyButton />);
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard);
    const copied: string[] = [];
    document.execCommand = (command) => {
      const field = document.querySelector('textarea');
      if (command === 'copy' && field) copied.push(field.value.slice(field.selectionStart, field.selectionEnd));
      return true;
    };
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Copied')).toBeInTheDocument();
    expect(copied).toEqual(['PO-1']);
  });

  it('says so where the browser does not let it, and shows what to copy by hand', async () => {
    const { user } = renderUi(<CopyButton />);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('PO-1')).toBeInTheDocument();
    expect(screen.queryByText('Copied')).not.toBeInTheDocument();
  });
});
