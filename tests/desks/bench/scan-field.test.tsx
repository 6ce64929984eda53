import { act, fireEvent, screen } from '@testing-library/react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TextsContext } from '../../../src/client/use-translation';
import { ScanField } from '../../../src/desks/bench/scan-field';
import { ScanResult } from '../../../src/desks/bench/scan-result';
import { englishTexts } from '../../support/render';

const SF = 'SF1234567890123';
const taken = vi.fn();
const page = (
  <TextsContext value={englishTexts()}>
    <ScanField
      label="Scan a parcel"
      hint="Any code"
      otherLayout="Layout"
      isAway={false}
      onCode={(code) => taken(code)}
    />
    <ScanResult answer={undefined} idle="Ready" />
  </TextsContext>
);
const field = () => screen.getByRole<HTMLInputElement>('textbox');
const quiet = () => act(() => new Promise((resolve) => setTimeout(resolve, 350)));

let host: HTMLElement;
let root: Root | undefined;
const complaints = vi.fn();

beforeEach(() => {
  host = document.createElement('div');
  host.innerHTML = renderToString(page);
  document.body.append(host);
});
afterEach(() => {
  act(() => root?.unmount());
  host.remove();
  vi.clearAllMocks();
});
const comeAlive = () => act(() => void (root = hydrateRoot(host, page, { onRecoverableError: complaints })));

describe('a bench whose page is still loading', () => {
  it('does not say that it is ready before it listens, and has the focus where codes go', () => {
    expect(host).toHaveTextContent('Loading');
    expect(host).not.toHaveTextContent('Ready');
    expect(host).not.toHaveTextContent('Any code');
    expect(field()).toHaveAttribute('autofocus');
    comeAlive();
    expect(complaints).not.toHaveBeenCalled();
    expect(host).toHaveTextContent('Ready');
    expect(host).not.toHaveTextContent('Loading');
  });

  it('takes what was scanned by then, whose Enter nobody heard, once', async () => {
    field().value = SF;
    comeAlive();
    await quiet();
    expect(taken.mock.calls).toEqual([[SF]]);
    expect(field()).toHaveValue('');
  });

  it('takes a code whole of which the end comes later', async () => {
    field().value = SF.slice(0, 8);
    comeAlive();
    fireEvent.change(field(), { target: { value: SF } });
    fireEvent.keyDown(field(), { key: 'Enter' });
    await quiet();
    expect(taken.mock.calls).toEqual([[SF]]);
  });

  it('takes one that came at once when it began to listen, if it is whole', async () => {
    comeAlive();
    fireEvent.change(field(), { target: { value: SF } });
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(taken.mock.calls).toEqual([[SF]]);
    await quiet();
    fireEvent.change(field(), { target: { value: 'X1' } });
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(taken.mock.calls.at(-1)).toEqual(['X1']);
  });

  it('asks again for one that came at once and is not whole: its beginning may be lost', () => {
    comeAlive();
    fireEvent.change(field(), { target: { value: SF.slice(0, 8) } });
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(taken).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveTextContent('scan it again');
  });

  it('asks again for one that is not whole, and lets the next take its place', async () => {
    field().value = SF.slice(0, 8);
    comeAlive();
    await quiet();
    expect(taken).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveTextContent('scan it again');
    expect([field().selectionStart, field().selectionEnd]).toEqual([0, 8]);
    fireEvent.change(field(), { target: { value: SF } });
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(taken.mock.calls).toEqual([[SF]]);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

it('a bench that was come to from another page asks again for what began there', async () => {
  host.innerHTML = '';
  act(() => void (root = createRoot(host)).render(page));
  fireEvent.change(field(), { target: { value: SF } });
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(taken).not.toHaveBeenCalled();
  expect(screen.getByRole('alert')).toHaveTextContent('scan it again');
  await quiet();
  fireEvent.change(field(), { target: { value: SF } });
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(taken.mock.calls).toEqual([[SF]]);
  expect(screen.queryByRole('alert')).toBeNull();
});
