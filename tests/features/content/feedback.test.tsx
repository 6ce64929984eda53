import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { contentEndpoints } from '../../../src/contract/content.endpoints';
import { Feedback } from '../../../src/features/content/feedback';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { testProfile } from '../../support/test-shell';

async function write(message: string) {
  const { user } = renderUi(<Feedback />, { shell: { profile: testProfile } });
  await user.click(screen.getByRole('button', { name: 'Tell us' }));
  const field = await screen.findByRole('textbox', { name: 'Your message' });
  if (message) await user.type(field, message);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  return field;
}

describe('user feedback', () => {
  it('goes to the shop with the shopper’s address, and is confirmed', async () => {
    const sent = mockEndpoint(contentEndpoints.sendFeedback, {});
    await write('More mugs, please');
    expect(await screen.findByRole('dialog', { name: 'Thank you' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Your message has arrived.');
    expect(sent.map(({ body }) => body)).toEqual([{ message: 'More mugs, please', email: testProfile.email }]);
  });

  it('asks for words', async () => {
    const sent = mockEndpoint(contentEndpoints.sendFeedback, {});
    const field = await write('');
    expect(await screen.findByText('Please fill this in.')).toBeVisible();
    expect(field).toBeInvalid();
    expect(sent).toEqual([]);
  });

  it('keeps the words where the shop takes no more', async () => {
    mockEndpoint(contentEndpoints.sendFeedback, problem('TOO_MANY_REQUESTS', { detail: 'Please wait a little.' }));
    const field = await write('Once more');
    expect(await screen.findByRole('alert')).toHaveTextContent('Please wait a little.');
    expect(field).toHaveValue('Once more');
  });
});
