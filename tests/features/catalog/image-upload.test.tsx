import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi, type Mock } from 'vitest';
import { uploadEndpoints } from '../../../src/contract/upload.endpoints';
import { mockEndpoint, mockServer, NETWORK_FAILURE, problem } from '../../support/mock-endpoint';
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

const xml = (code: string, message: string, status = 400) =>
  new HttpResponse(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${message}</Message></Error>`, { status });

describe('the upload (SRCH-9, SRCH-10)', () => {
  it('compresses to 200 px, asks for leave, posts the form in its order, and opens the search', async () => {
    const asked = mockEndpoint(uploadEndpoints.getToken, TOKEN);
    const posts = mockBucket();
    const appended = vi.spyOn(FormData.prototype, 'append');
    const { router, user } = await open();
    await user.upload(chooser(), file('image/png', 900, 'shoe.png'));
    await waitFor(() => expect(router.push).toHaveBeenCalledWith(FOUND));
    expect(compress).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'shoe.png' }),
      expect.objectContaining({ maxWidthOrHeight: 200, fileType: 'image/png', useWebWorker: false }),
    );
    expect(asked[0]?.query).toEqual({ ext: 'png', catalog: 'PRODUCT_SEARCH' });
    expect(posts).toHaveBeenCalledOnce();
    expect(appended.mock.calls.map(([name, value]) => [name, typeof value === 'string' ? value : 'a file'])).toEqual([
      ['key', TOKEN.key],
      ['name', 'shoe.png'],
      ['policy', TOKEN.policy],
      ['OSSAccessKeyId', TOKEN.accessKeyId],
      ['success_action_status', '200'],
      ['x-oss-security-token', 'token'],
      ['signature', TOKEN.signature],
      ['file', 'a file'],
    ]);
  });

  it('says how far it is, takes no second picture, and stays open until it is done', async () => {
    let go: () => void = () => undefined;
    const asked = mockEndpoint(uploadEndpoints.getToken, () => new Promise((resolve) => (go = () => resolve(TOKEN))));
    mockBucket();
    const { router, user } = await open();
    await drop(file());
    expect(await screen.findByRole('status')).toHaveTextContent('Uploading: 0 %');
    expect(screen.getByRole('progressbar', { name: 'Uploading: 0 %' })).toBeVisible();
    await waitFor(() => expect(asked).toHaveLength(1));
    fireEvent.paste(document, { clipboardData: { files: [file()], getData: () => '' } });
    await user.upload(chooser(), file());
    await user.click(screen.getByText('outside'));
    await user.click(camera());
    expect(await panel()).toBeVisible();
    act(() => go());
    await waitFor(() => expect(router.push).toHaveBeenCalledOnce());
    expect(asked).toHaveLength(1);
  });

  it('can be given up, by its button or Escape, and then goes nowhere', async () => {
    let go: () => void = () => undefined;
    mockEndpoint(uploadEndpoints.getToken, () => new Promise((resolve) => (go = () => resolve(TOKEN))));
    const posts = mockBucket();
    const { router, user } = await open();
    for (const giveUp of [
      () => user.click(screen.getByRole('button', { name: 'Cancel' })),
      () => user.keyboard('{Escape}'),
    ]) {
      await drop(file());
      await screen.findByRole('progressbar');
      await giveUp();
      expect(await zone()).toBeVisible();
      act(() => go());
    }
    expect(await panel()).toBeVisible();
    expect(posts).not.toHaveBeenCalled();
    expect(router.push).not.toHaveBeenCalled();
    expect(screen.queryByText('The picture could not be uploaded')).not.toBeInTheDocument();
  });

  const failures: [string, () => void, string][] = [
    ['the server', () => mockEndpoint(uploadEndpoints.getToken, problem('TOO_MANY_REQUESTS', { detail: 'Please wait a while.' })), 'Please wait a while.'],
    ['the line', () => mockEndpoint(uploadEndpoints.getToken, NETWORK_FAILURE), 'no connection'],
    ['the bucket', () => void (mockEndpoint(uploadEndpoints.getToken, TOKEN), mockBucket(() => xml('InvalidArgument', 'The picture cannot be read.'))), 'The picture cannot be read.'],
    ['the bucket’s host', () => void (mockEndpoint(uploadEndpoints.getToken, TOKEN), mockBucket(() => HttpResponse.error())), 'Network Error'],
    ['a picture that no browser can decode', () => (compress as Mock).mockRejectedValue(new Event('error')), 'cannot be read as a picture'],
    ['the picture itself', () => (compress as Mock).mockRejectedValue(new Error('The file given is not an image')), 'The file given is not an image'],
  ]; // prettier-ignore
  it.each(failures)('says when %s fails it, why, and takes the next picture', async (_, fail, reason) => {
    fail();
    const { router } = await open();
    await drop(file());
    const toast = await screen.findByText('The picture could not be uploaded');
    const message = toast.closest('[role=alert]') ?? toast.parentElement;
    expect(message?.textContent?.toLowerCase()).toContain(reason.toLowerCase());
    expect(await panel()).toBeVisible();
    expect(router.push).not.toHaveBeenCalled();
    mockServer.resetHandlers();
    compress.mockImplementation((given: File) => Promise.resolve(given));
    mockEndpoint(uploadEndpoints.getToken, TOKEN);
    mockBucket();
    await drop(file());
    await waitFor(() => expect(router.push).toHaveBeenCalledWith(FOUND));
  });

  it('takes a picture that is pasted while the panel is open, and leaves pasted words alone', async () => {
    mockEndpoint(uploadEndpoints.getToken, TOKEN);
    mockBucket();
    const { router } = await open();
    const words = createEvent.paste(document.body, { clipboardData: { files: [], getData: () => 'words' } });
    fireEvent(document.body, words);
    expect(words.defaultPrevented).toBe(false);
    fireEvent.paste(document.body, { clipboardData: { files: [file()], getData: () => '' } });
    await waitFor(() => expect(router.push).toHaveBeenCalledWith(FOUND));
  });

  it('closes when the results are there', async () => {
    mockEndpoint(uploadEndpoints.getToken, TOKEN);
    mockBucket();
    const { router, navigate } = await open();
    await drop(file());
    await waitFor(() => expect(router.push).toHaveBeenCalledOnce());
    act(() => navigate(FOUND));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
