import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LIMITS } from '../../../src/contract/limits';
import { uploadEndpoints } from '../../../src/contract/upload.endpoints';
import { mockEndpoint } from '../../support/mock-endpoint';
import {
  TOKEN,
  FOUND,
  file,
  mockBucket,
  camera,
  panel,
  zone,
  drop,
  chooser,
  open,
  compress,
} from './open-image-search';

vi.mock('browser-image-compression', async () => ({ default: (await import('./open-image-search')).compress }));

beforeEach(() => {
  compress.mockReset().mockImplementation((given) => Promise.resolve(given));
  Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: () => undefined });
});

describe('the panel (SRCH-7)', () => {
  it('opens from the camera icon, and closes by it', async () => {
    const { user } = await open();
    expect(camera()).toHaveAttribute('aria-expanded', 'true');
    expect(await panel()).toHaveFocus();
    await user.click(camera());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('closes by a click outside, not by one inside', async () => {
    const { user } = await open();
    await user.click(within(await panel()).getByRole('heading'));
    expect(await panel()).toBeVisible();
    await user.click(screen.getByText('outside'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('closes by Escape and by its button, and gives the focus back', async () => {
    const { user } = await open();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(camera()).toHaveFocus();
    await user.click(camera());
    await user.click(within(await panel()).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(camera()).toHaveFocus();
  });

  it('stays while the file dialog is open, and looks 300 ms after it whether a file came', async () => {
    const { user } = await open();
    await user.click(within(await panel()).getByRole('button', { name: /Choose a picture/ }));
    vi.useFakeTimers();
    try {
      fireEvent.pointerDown(screen.getByText('outside'));
      expect(screen.getByRole('dialog')).toBeVisible();
      fireEvent.focus(window);
      act(() => void vi.advanceTimersByTime(299));
      fireEvent.pointerDown(screen.getByText('outside'));
      expect(screen.getByRole('dialog')).toBeVisible();
      act(() => void vi.advanceTimersByTime(1));
      fireEvent.pointerDown(screen.getByText('outside'));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    } finally {
      vi.useRealTimers();
    }
  });

  it('lets phones take a photograph', async () => {
    await open();
    expect(chooser('Take a photo')).toHaveAttribute('capture', 'environment');
    expect(chooser()).toHaveAttribute('accept', 'image/jpeg,image/png');
  });

  it('keeps a file that misses it from being opened in place of the shop', async () => {
    await open();
    const missed = createEvent.drop(document.body, { dataTransfer: { files: [file()] } });
    fireEvent(document.body, missed);
    expect(missed.defaultPrevented).toBe(true);
  });
});

describe('what the dropzone takes (SRCH-8)', () => {
  it.each([
    ['a GIF', [file('image/gif')], 'Only JPEG and PNG pictures can be searched with.'],
    ['10485761 bytes', [file('image/png', LIMITS.imageBytes + 1)], 'The picture is larger than 10 MB.'],
  ])('refuses %s by a message of its own, and hints at what it takes', async (_, files, sentence) => {
    await open();
    await drop(...files);
    const toast = await screen.findByText(sentence);
    expect((await panel()).contains(toast)).toBe(false);
    expect(toast.closest('[data-position]')).toHaveAttribute('data-position', 'top-right');
    expect(within(await panel()).getByText('One JPEG or PNG picture, at most 10 MB')).toBeVisible();
    // the same again is one message still
    await drop(...files);
    expect(screen.getAllByText(sentence)).toHaveLength(1);
    expect(compress).not.toHaveBeenCalled();
  });

  it.each([
    ['two pictures', [file(), file()], 'One JPEG or PNG picture, at most 10 MB'],
    ['no file', [], 'One JPEG or PNG picture, at most 10 MB'],
  ])('refuses %s by its hint', async (_, files, sentence) => {
    await open();
    await drop(...files);
    expect(within(await panel()).getByRole('alert')).toHaveTextContent(sentence);
    expect(compress).not.toHaveBeenCalled();
  });

  it('takes 10485760 bytes', async () => {
    mockEndpoint(uploadEndpoints.getToken, TOKEN);
    mockBucket();
    const { router } = await open();
    await drop(file('image/png', LIMITS.imageBytes));
    await waitFor(() => expect(router.push).toHaveBeenCalledWith(FOUND));
  });

  it.each([
    ['one picture', [{ kind: 'file', type: 'image/png' }], 'Let go to search with this picture'],
    ['a film', [{ kind: 'file', type: 'video/mp4' }], 'One JPEG or PNG picture, at most 10 MB'],
    [
      'two pictures',
      [
        { kind: 'file', type: 'image/png' },
        { kind: 'file', type: 'image/png' },
      ],
      'One JPEG or PNG picture, at most 10 MB',
    ],
    ['words', [{ kind: 'string', type: 'text/plain' }], 'One JPEG or PNG picture, at most 10 MB'],
  ])('says while %s is dragged over it what would happen', async (_, items, sentence) => {
    await open();
    fireEvent.dragEnter(await zone(), { dataTransfer: { items } });
    expect(within(await zone()).getByRole('button', { name: new RegExp(sentence) })).toBeVisible();
    fireEvent.dragLeave(await zone());
    expect(within(await zone()).getByRole('button', { name: /Drop or paste a picture/ })).toBeVisible();
  });
});
