import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useUnsaved } from '../../../src/client/unsaved.store';
import { platformEndpoints as calls } from '../../../src/contract/platform.endpoints';
import { CreateScreen } from '../../../src/desks/platform/create-screen';
import { EnrolScreen } from '../../../src/desks/platform/enrol-screen';
import { NoticesScreen } from '../../../src/desks/platform/notices-screen';
import { PlatformLoginScreen } from '../../../src/desks/platform/platform-login-screen';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';

const SAMPLES = { title: 'Try it as', action: 'Fill in', accounts: [{ label: 'Platform owner', email: 'platform@demo.example', password: 'Sampan-demo-2' }] }; // prettier-ignore

describe('the door above all shops', () => {
  it('asks for a code, and gives whoever tries a demo the one of its app', async () => {
    mockEndpoint(calls.listSamplePeople, { ...SAMPLES, code: '123456' });
    const sent = mockEndpoint(calls.logIn, { next: 'CODE' });
    const { user } = renderUi(<PlatformLoginScreen samples={SAMPLES} />, { url: '/platform/login' });
    await user.click(screen.getByRole('button', { name: 'Fill in Platform owner' }));
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByDisplayValue('123456')).toBeVisible();
    expect(sent).toMatchObject([{ body: { email: 'platform@demo.example', password: 'Sampan-demo-2' } }]);
  });

  it('asks anybody else for their own', async () => {
    mockEndpoint(calls.logIn, { next: 'CODE' });
    const { user } = renderUi(<PlatformLoginScreen samples={null} />, { url: '/platform/login' });
    await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'olga@example.com');
    await user.type(screen.getByLabelText('Password'), 'quiet-harbour-71');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByRole('textbox', { name: /^Code/ })).toHaveValue('');
  });
});

it('a second factor is begun with the password, and nothing but that is there before', async () => {
  mockEndpoint(calls.startFactor, { secret: 'JBSWY3DP', address: 'otpauth://totp/x' });
  const self = { name: 'Olga', email: 'olga@example.com', language: 'en', needsSecondFactor: true } as const;
  const { user } = renderUi(<EnrolScreen self={self} />, { url: '/platform/account' });
  await user.type(screen.getByLabelText('Password'), 'quiet-harbour-71');
  await user.click(screen.getByRole('button', { name: 'Begin' }));
  expect(await screen.findByText('JBSWY3DP')).toBeVisible();
});

it('a shop is made of what is typed, and its host is shown', async () => {
  const sent = mockEndpoint(calls.createShop, { id: 'quay', host: 'quay.example' });
  const { user } = renderUi(<CreateScreen />, { url: '/platform/new' });
  const type = (name: string, text: string) => user.type(screen.getByRole('textbox', { name }), text);
  await type('Label', 'quay');
  await user.type(screen.getAllByRole('textbox', { name: 'Name' })[0] as HTMLElement, 'Quay Goods');
  const make = screen.getByRole('button', { name: 'Make the shop' });
  expect(make).toBeDisabled();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'US Dollar (USD)');
  await type('Rate', '0.14');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'United States');
  await type('First owner’s e-mail', 'first@owner.test');
  expect(make).toBeEnabled();
  // a warehouse whole, or none
  const site = within(screen.getByRole('group', { name: 'Warehouse' }));
  const parts = {
    Code: 'gz',
    Name: 'Guangzhou',
    Address: '1 Pier',
    Receiver: 'Q',
    Telephone: '020',
    Postcode: '510000',
  };
  for (const [name, text] of Object.entries(parts)) {
    await user.type(site.getByRole('textbox', { name }), text);
    if (name === 'Code') expect(make).toBeDisabled();
  }
  expect(useUnsaved.getState().forms).toHaveLength(1);
  await user.click(make);
  expect(await screen.findByRole('link', { name: 'quay' })).toHaveAttribute('href', '/platform/shops/quay');
  expect(useUnsaved.getState().forms).toHaveLength(0);
  expect(sent).toMatchObject([{ body: { id: 'quay', currency: 'USD', languages: ['en'], country: 'us' } }]);
  expect(sent[0]?.body).toMatchObject({
    warehouse: { code: 'gz', name: 'Guangzhou', address: '1 Pier', receiver: 'Q', phone: '020', postcode: '510000' },
  });
});

describe('announcements', () => {
  const told = { id: 'n1', words: { en: 'We close at noon', 'zh-CN': '' }, at: '2030-01-01T10:00:00Z', until: null, endedAt: null }; // prettier-ignore

  it('are told in the languages of the desks, and taken back', async () => {
    const sent = mockEndpoint(calls.tell, [told]);
    mockEndpoint(calls.takeBack, [{ ...told, endedAt: '2030-01-01T11:00:00Z' }]);
    const { user } = renderUi(<NoticesScreen first={[]} />, { url: '/platform/notices' });
    expect(screen.getByText('Nothing so far')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Tell all shops' })).toBeDisabled();
    await user.type(screen.getByRole('textbox', { name: 'English' }), 'We close at noon');
    await user.click(screen.getByRole('button', { name: 'Tell all shops' }));
    await user.click(await screen.findByRole('button', { name: 'Take back “We close at noon”' }));
    expect(await screen.findByText(/taken back/)).toBeVisible();
    expect(useUnsaved.getState().forms).toHaveLength(0);
    expect(sent).toMatchObject([{ body: { newest: '', words: { en: 'We close at noon', 'zh-CN': '' }, until: null } }]);
  });

  it('say why nothing was told', async () => {
    mockEndpoint(calls.tell, problem('UNAVAILABLE', { detail: 'Busy just now.' }));
    const { user } = renderUi(<NoticesScreen first={[told]} />, { url: '/platform/notices' });
    await user.type(screen.getByRole('textbox', { name: '简体中文' }), '维护');
    await user.click(screen.getByRole('button', { name: 'Tell all shops' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Busy just now.');
    expect(screen.getByDisplayValue('维护')).toBeVisible();
  });
});
