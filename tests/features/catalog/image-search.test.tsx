import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi, type Mock } from 'vitest';
import { LIMITS } from '../../../src/contract/limits';
import { uploadEndpoints } from '../../../src/contract/upload.endpoints';
import type { UploadToken } from '../../../src/contract/upload';
import { ImageSearch } from '../../../src/features/catalog/image-search/image-search';
import { mockEndpoint, mockServer, NETWORK_FAILURE, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';

// jsdom has no canvas to draw on: the real compression runs in e2e/image-search.spec.ts
const compress = vi.hoisted(() => vi.fn());
vi.mock('browser-image-compression', () => ({ default: compress }));

const BUCKET = 'https://bucket.test/';
const TOKEN: UploadToken = {
  key: 't/harbour/202611/abc.jpg',
  policy: 'cG9saWN5',
  accessKeyId: 'STS.1',
  signature: 'c2lnbmVk',
  bucketHost: BUCKET,
  cdnUrl: 'https://cdn.test/t/harbour/202611/abc.jpg',
  fields: { success_action_status: '200', 'x-oss-security-token': 'token' },
};
const FOUND = `/product-search?imageUrl=${encodeURIComponent(TOKEN.cdnUrl)}&filters=&channel=TAOBAO`;

const file = (type = 'image/jpeg', size = 500, name = 'shoe.jpg') => {
  const made = new File(['x'], name, { type });
  Object.defineProperty(made, 'size', { value: size });
  return made;
};

beforeEach(() => {
  compress.mockReset().mockImplementation((given: File) => Promise.resolve(given));
  Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: () => undefined });
});

const mockBucket = (answer: () => Response | Promise<Response> = () => new HttpResponse(null, { status: 200 })) => {
  const posts = vi.fn();
  mockServer.use(
    http.post(BUCKET, async () => {
      posts();
      return answer();
    }),
  );
  return posts;
};
const xml = (code: string, message: string, status = 400) =>
  new HttpResponse(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${message}</Message></Error>`, { status });

const camera = () => screen.getByRole('button', { name: 'Search by picture' });
const panel = () => screen.findByRole('dialog', { name: 'Search by picture' });
const zone = async () =>
  (await within(await panel()).findByRole('button', { name: /Choose a picture/ })).parentElement as HTMLElement;
const drop = async (...files: File[]) => fireEvent.drop(await zone(), { dataTransfer: { files, items: [] } });
const chooser = (label = 'Choose a picture') =>
  document.querySelector<HTMLInputElement>(`input[type=file][aria-label="${label}"]`) as HTMLInputElement;

async function open(props: Partial<Parameters<typeof ImageSearch>[0]> = {}) {
  const view = renderUi(
    <div>
      <ImageSearch channel="TAOBAO" {...props} />
      <p>outside</p>
    </div>,
  );
  await view.user.click(camera());
  await panel();
  return view;
}

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
      act(() => vi.advanceTimersByTime(299));
      fireEvent.pointerDown(screen.getByText('outside'));
      expect(screen.getByRole('dialog')).toBeVisible();
      act(() => vi.advanceTimersByTime(1));
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
