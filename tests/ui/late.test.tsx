import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../support/render';
import { Late } from '../../src/ui/late';

const page = (
  <main>
    <Late instead={<i>room</i>}>
      <b>part</b>
    </Late>
  </main>
);

describe('a part whose code comes late', () => {
  it('leaves its room to the server, and to React while it takes over what the server drew', async () => {
    const host = document.createElement('div');
    host.innerHTML = renderToString(page);
    expect(host.innerHTML).toBe('<main><i>room</i></main>');
    const onRecoverableError = vi.fn();
    const root = await act(async () => hydrateRoot(host, page, { onRecoverableError }));
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(host.innerHTML).toBe('<main><b>part</b></main>');
    act(() => root.unmount());
  });

  it('is there at once on a page that is alive already', () => {
    renderUi(page);
    expect(screen.getByText('part')).toBeInTheDocument();
    expect(screen.queryByText('room')).toBeNull();
  });
});
