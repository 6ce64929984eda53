import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import type { ParcelClaim } from '../../../src/contract/unclaimed';
import { unclaimedEndpoints } from '../../../src/contract/unclaimed.endpoints';
import type { UploadToken } from '../../../src/contract/upload';
import { uploadEndpoints } from '../../../src/contract/upload.endpoints';
import { ClaimList } from '../../../src/features/warehouse/claim-list';
import { UnclaimedSearch } from '../../../src/features/warehouse/unclaimed-search';
import { mockEndpoint, mockServer } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { testProfile } from '../../support/test-shell';

const SF = 'SF1234567890123';
const claim: ParcelClaim = {
  ...{ id: 'c1', trackingNo: SF, carrier: 'SF', statement: 'A mug', seller: '', orderRef: '', grams: null, photos: [] },
  ...{ status: 'SUBMITTED', note: '', createdAt: '2026-11-01T00:00:00.000Z', decidedAt: null },
};
const token: UploadToken = {
  ...{ key: 'a.png', policy: 'cA', accessKeyId: '', signature: '', fields: {} },
  ...{ bucketHost: 'https://bucket.test/', cdnUrl: 'https://cdn.test/a.png' },
};
const refusal = (code: string, status: number) =>
  new HttpResponse(`<Error><Code>${code}</Code><Message>In English</Message></Error>`, { status });
const lookFor = async (text: string, onClaimed = () => undefined) => {
  const { user } = renderUi(<UnclaimedSearch onClaimed={onClaimed} />, { shell: { profile: testProfile } });
  const field = screen.getByRole('textbox', { name: 'Tracking number' });
  if (text) await user.type(field, text);
  await user.click(screen.getByRole('button', { name: 'Look for it' }));
  return { user, field };
};

describe('a parcel that came without a name', () => {
  it('is claimed by its number, with something to show', async () => {
    const looked = mockEndpoint(unclaimedEndpoints.find, { number: SF, carrier: 'SF', own: null });
    const sent = mockEndpoint(unclaimedEndpoints.claim, claim);
    const onClaimed = vi.fn();
    const { user, field } = await lookFor('sf 1234567890123', onClaimed);
    expect(await screen.findByText(/we do not say whether SF1234567890123 is here/)).toBeVisible();
    expect(looked).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Claim it' }));
    const dialog = within(await screen.findByRole('dialog', {}, { timeout: 10_000 }));
    await user.type(dialog.getByLabelText(/What is in it/), 'A mug');
    await user.click(dialog.getByRole('button', { name: 'Claim it' }));
    expect(await dialog.findByText('Add a picture or the order number.')).toBeVisible();
    expect(dialog.getByLabelText(/Order number/)).toBeInvalid();
    await user.type(dialog.getByLabelText(/Order number/), '27112');
    await user.type(dialog.getByLabelText(/Weight/), '800');
    await user.click(dialog.getByRole('button', { name: 'Claim it' }));
    await waitFor(() => expect(onClaimed).toHaveBeenCalledOnce());
    expect(sent[0]?.body).toEqual({
      ...{ trackingNo: SF, statement: 'A mug', seller: '', orderRef: '27112', photos: [], grams: 800 },
    });
    expect(await screen.findByText('Claimed. You hear from us soon.')).toBeVisible();
    expect(looked).toHaveLength(1);
    expect(field).toHaveValue('');
  });

  it.each([
    ['cannot be read', () => refusal('InvalidArgument', 400), 'The file cannot be read as a picture.'],
    ['came too late', () => refusal('AccessDenied', 403), 'The picture could not be uploaded'],
    ['did not arrive', () => HttpResponse.error(), 'No connection to the shop.'],
  ])('says of a picture that it %s', async (_, answer, text) => {
    mockEndpoint(unclaimedEndpoints.find, { number: SF, carrier: 'SF', own: null });
    const sent = mockEndpoint(unclaimedEndpoints.claim, claim);
    mockEndpoint(uploadEndpoints.getToken, token);
    mockServer.use(http.post(token.bucketHost, answer));
    const { user } = await lookFor(SF);
    await user.click(await screen.findByRole('button', { name: 'Claim it' }));
    const dialog = within(await screen.findByRole('dialog', {}, { timeout: 10_000 }));
    await user.type(dialog.getByLabelText(/What is in it/), 'A mug');
    await user.upload(dialog.getByLabelText(/Pictures of the order/), new File(['x'], 'a.png', { type: 'image/png' }));
    await user.click(dialog.getByRole('button', { name: 'Claim it' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(text);
    expect(sent).toEqual([]);
  });

  it('keeps what is said of it while it is closed, until it is sent', async () => {
    mockEndpoint(unclaimedEndpoints.find, { number: SF, carrier: 'SF', own: null });
    mockEndpoint(unclaimedEndpoints.claim, claim);
    const { user } = await lookFor(SF);
    const open = async () => {
      await user.click(await screen.findByRole('button', { name: 'Claim it' }));
      return within(await screen.findByRole('dialog', {}, { timeout: 10_000 }));
    };
    const first = await open();
    await user.type(first.getByLabelText(/What is in it/), 'A mug');
    await user.type(first.getByLabelText(/Order number/), '27112');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await open();
    expect(again.getByLabelText(/What is in it/)).toHaveValue('A mug');
    expect(again.getByLabelText(/Order number/)).toHaveValue('27112');
    await user.click(again.getByRole('button', { name: 'Claim it' }));
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });

  it('is not looked for by what is no number', async () => {
    const looked = mockEndpoint(unclaimedEndpoints.find, { number: SF, carrier: 'SF', own: null });
    const { field } = await lookFor('hello');
    expect(field).toHaveAccessibleDescription(/“hello” is no tracking number/);
    expect(looked).toEqual([]);
  });

  it.each([
    ['ARRIVED', 'SF1234567890123 is yours already.'],
    ['CLAIMED', 'You have claimed SF1234567890123. We are looking at it.'],
  ] as const)('is not claimed where it is %s', async (own, text) => {
    mockEndpoint(unclaimedEndpoints.find, { number: SF, carrier: 'SF', own });
    await lookFor(SF);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Claim it' })).toBeNull();
    expect(screen.queryAllByRole('link', { name: 'To your parcels' })).toHaveLength(own === 'ARRIVED' ? 1 : 0);
  });
});

it('says of each claim what came of it', () => {
  const items = [
    claim,
    { ...claim, id: 'c2', status: 'REJECTED' as const },
    { ...claim, id: 'c3', status: 'REJECTED' as const, note: 'The weight is another' },
  ];
  renderUi(<ClaimList page={{ items, total: 3, pageNo: 1, pageSize: 10 }} />);
  const rows = within(screen.getByRole('region', { name: 'Claimed parcels' })).getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent('We look at it');
  expect(rows[1]).toHaveTextContent(/fits no parcel .*Does not fit/);
  expect(rows[2]).toHaveTextContent('The weight is another');
});
