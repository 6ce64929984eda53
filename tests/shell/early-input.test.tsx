import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTransition, useEffect, useState, type FormEvent } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useEarlyInput } from '../../src/shell/use-early-input';
import { Dropdown } from '../../src/ui/dropdown';
import { EarlyInputScript } from '../../src/ui/early-input-script';

const sent = vi.fn();
const pressed = vi.fn();

function Page() {
  useEarlyInput();
  const [count, setCount] = useState(0);
  const [text, setText] = useState('');
  const [size, setSize] = useState('');
  const [isAgreed, setAgreed] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    sent({ text, size, isAgreed });
  };
  const press = () => {
    pressed();
    setCount(count + 1);
  };
  return (
    <form onSubmit={send}>
      <button type="button" onClick={press}>
        <span>pressed {count}</span>
      </button>
      <input type="text" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <input type="radio" name="size" checked={size === '40'} onChange={() => setSize('40')} />
      <input type="radio" name="size" checked={size === '41'} onChange={() => setSize('41')} />
      <input type="checkbox" checked={isAgreed} onChange={(event) => setAgreed(event.currentTarget.checked)} />
      <button type="submit">Send</button>
    </form>
  );
}

let host: HTMLElement;
let root: Root | undefined;

beforeEach(() => {
  host = document.createElement('div');
  host.innerHTML = renderToString(<Page />);
  document.body.append(host);
  const script = new DOMParser().parseFromString(renderToStaticMarkup(<EarlyInputScript nonce="n" />), 'text/html');
  // as the document would run it
  new Function(script.querySelector('script')?.textContent ?? '')();
});
afterEach(() => {
  act(() => root?.unmount());
  host.remove();
  window.earlyInput?.take();
  delete window.earlyInput;
  vi.clearAllMocks();
});

const find = <E extends HTMLElement>(selector: string) => host.querySelector(selector) as E;
function type(text: string) {
  const field = find<HTMLInputElement>('[type=text]');
  field.click();
  field.value = text;
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
const comeAlive = async () => {
  act(() => void (root = hydrateRoot(host, <Page />, { onRecoverableError: () => undefined })));
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
};

describe('what is done before the page comes alive', () => {
  it('is done once it has: pressed, typed, chosen, ticked, and sent, in that order', async () => {
    find('button span').click();
    type('a');
    type('ab');
    host.querySelectorAll<HTMLElement>('[type=radio]')[1]?.click();
    find('[type=checkbox]').click();
    find('[type=submit]').click();
    expect(sent).not.toHaveBeenCalled();
    await comeAlive();
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(host).toHaveTextContent('pressed 1');
    expect(sent.mock.calls).toEqual([[{ text: 'ab', size: '41', isAgreed: true }]]);
  });

  it('sends no form by way of the browser, which would put its fields into the address', () => {
    const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    find('form').dispatchEvent(submit);
    expect(submit.defaultPrevented).toBe(true);
  });

  it('is done once: what comes later is heard by the page alone', async () => {
    await comeAlive();
    act(() => find('button').click());
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(window.earlyInput?.take()).toEqual([]);
  });

  it('that is on its way while the page comes alive reaches it once', async () => {
    document.addEventListener(
      'click',
      () => act(() => void (root = hydrateRoot(host, <Page />, { onRecoverableError: () => undefined }))),
      {
        capture: true,
        once: true,
      },
    );
    find('button').click();
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('leaves the files that were chosen in their field, and says which they are', async () => {
    const told = vi.fn();
    function Papers() {
      useEarlyInput();
      return <input type="file" onChange={({ currentTarget }) => told(currentTarget.files?.[0]?.name)} />;
    }
    host.innerHTML = renderToString(<Papers />);
    const field = find<HTMLInputElement>('input');
    await userEvent.upload(field, new File(['x'], 'receipt.jpg', { type: 'image/jpeg' }));
    act(() => void (root = hydrateRoot(host, <Papers />)));
    await vi.waitFor(() => expect(told.mock.calls).toEqual([['receipt.jpg']]));
    expect(field.files).toHaveLength(1);
  });

  it('is left out where the page has nothing there any more', async () => {
    find('button').click();
    find('button').remove();
    await comeAlive();
    expect(pressed).not.toHaveBeenCalled();
  });

  it('is done as the shopper did it: a press of the mouse leaves open what hovering has opened meanwhile', async () => {
    function Hovering() {
      useEarlyInput();
      return (
        <Dropdown opensOnHover name="Account" label="Account">
          {() => <button type="button">Log out</button>}
        </Dropdown>
      );
    }
    host.innerHTML = renderToString(<Hovering />);
    find('button').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
    act(() => void (root = hydrateRoot(host, <Hovering />)));
    const over = new MouseEvent('pointerover', { bubbles: true });
    act(() => void find('button').dispatchEvent(Object.assign(over, { pointerType: 'mouse' })));
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
    expect(find('button')).toHaveAttribute('aria-expanded', 'true');
  });

  it('is done after what a part sets as it begins, however the page comes alive', async () => {
    function Opening() {
      useEarlyInput();
      return <Part />;
    }
    function Part() {
      const [isOpen, setOpen] = useState(false);
      useEffect(() => setOpen(false), []);
      return (
        <button type="button" onClick={() => setOpen(true)}>
          {isOpen ? 'open' : 'shut'}
        </button>
      );
    }
    host.innerHTML = renderToString(<Opening />);
    find('button').click();
    // as in slices: the first effects come later than the page
    startTransition(() => void (root = hydrateRoot(host, <Opening />)));
    await vi.waitFor(() => expect(find('button').textContent).toBe('open'), 12_000);
  });
});
