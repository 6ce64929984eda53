import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import dynamic from 'next/dynamic';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MissedCode } from '../../src/shell/missed-code';
import { LayerLoading, PartLoading, partLoadingIn } from '../../src/ui/part-loading';
import { renderUi } from '../support/render';

afterEach(() => vi.unstubAllGlobals());

const gone = () =>
  Promise.reject<() => null>(Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' }));
const SAID = 'This part could not be loaded';

describe('a part whose code is gone after a deploy', () => {
  it('says so in its room, and loads the page anew only when asked', async () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { ...window.location, reload });
    const Part = dynamic(gone, { ssr: false, loading: partLoadingIn(<i>room</i>) });
    renderUi(<Part />);
    expect(screen.getByText('room')).toBeInTheDocument();
    expect(await screen.findByRole('alert')).toHaveTextContent(SAID);
    expect(screen.queryByText('room')).toBeNull();
    expect(reload).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Load again' }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('leaves what is written beside it as it is', async () => {
    const Part = dynamic(gone, { ssr: false, loading: PartLoading });
    renderUi(
      <>
        <input aria-label="note" defaultValue="red, please" />
        <Part />
      </>,
    );
    await screen.findByRole('alert');
    expect(screen.getByRole('textbox')).toHaveValue('red, please');
  });

  it('is said over the page where it was to lie over it', async () => {
    const Dialog = dynamic(gone, { ssr: false, loading: LayerLoading });
    renderUi(<Dialog />);
    expect(await screen.findByRole('alert')).toHaveTextContent(SAID);
  });

  it('says nothing where the code comes', async () => {
    const Part = dynamic(() => Promise.resolve(() => <b>part</b>), { ssr: false, loading: PartLoading });
    renderUi(<Part />);
    expect(await screen.findByText('part')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('code that a press was to fetch', () => {
  const reject = (reason: Error) =>
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason, promise: Promise.resolve() }));

  it('is said to be gone, and no other failure is taken for it', async () => {
    renderUi(<MissedCode />);
    reject(new Error('something else'));
    await waitFor(() => expect(screen.queryByText(SAID)).toBeNull());
    reject(Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' }));
    expect(await screen.findByText(SAID)).toBeInTheDocument();
  });
});
