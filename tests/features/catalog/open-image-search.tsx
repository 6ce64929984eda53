import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { vi } from 'vitest';
import type { UploadToken } from '../../../src/contract/upload';
import { ImageSearch } from '../../../src/features/catalog/image-search/image-search';
import { mockServer } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';

export const BUCKET = 'https://bucket.test/';

export const TOKEN: UploadToken = {
  key: 't/harbour/202611/abc.jpg',
  policy: 'cG9saWN5',
  accessKeyId: 'STS.1',
  signature: 'c2lnbmVk',
  bucketHost: BUCKET,
  cdnUrl: 'https://cdn.test/t/harbour/202611/abc.jpg',
  fields: { success_action_status: '200', 'x-oss-security-token': 'token' },
};

export const FOUND = `/product-search?imageUrl=${encodeURIComponent(TOKEN.cdnUrl)}&filters=&channel=TAOBAO`;

/**
 * jsdom has no canvas to draw on: the real compression runs in e2e/image-search.spec.ts. One for all files, since a
 * worker mocks the library once.
 */
export const compress = vi.fn<(given: File) => Promise<File>>();

export const file = (type = 'image/jpeg', size = 500, name = 'shoe.jpg') => {
  const made = new File(['x'], name, { type });
  Object.defineProperty(made, 'size', { value: size });
  return made;
};

export const mockBucket = (
  answer: () => Response | Promise<Response> = () => new HttpResponse(null, { status: 200 }),
) => {
  const posts = vi.fn();
  mockServer.use(
    http.post(BUCKET, async () => {
      posts();
      return answer();
    }),
  );
  return posts;
};

export const camera = () => screen.getByRole('button', { name: 'Search by picture' });

export const panel = () => screen.findByRole('dialog', { name: 'Search by picture' });

export const zone = async () =>
  (await within(await panel()).findByRole('button', { name: /Choose a picture/ })).parentElement as HTMLElement;

export const drop = async (...files: File[]) => fireEvent.drop(await zone(), { dataTransfer: { files, items: [] } });

export const chooser = (label = 'Choose a picture') =>
  document.querySelector<HTMLInputElement>(`input[type=file][aria-label="${label}"]`) as HTMLInputElement;

export async function open(props: Partial<Parameters<typeof ImageSearch>[0]> = {}) {
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
