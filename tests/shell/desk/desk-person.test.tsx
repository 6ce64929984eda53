import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { call, setStaffUnauthorizedListener } from '../../../src/client/call';
import { operatorDeskEndpoints } from '../../../src/contract/operator.desk.endpoints';
import { refundDeskEndpoints } from '../../../src/contract/refund.desk.endpoints';
import type { StaffSelf } from '../../../src/contract/operator';
import { DeskPerson } from '../../../src/shell/desk/desk-person';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { watchLeaving } from '../../support/watch-leaving';

const self: StaffSelf = {
  id: '1',
  name: 'Mei',
  email: 'mei@desk.example',
  language: 'vi',
  roles: [],
  permissions: [],
  needsSecondFactor: false,
};

it('offers the languages that the desks speak, and stays on the record', async () => {
  const opened = watchLeaving();
  const sent = mockEndpoint(operatorDeskEndpoints.setLanguage, {});
  const { user } = renderUi(<DeskPerson self={self} />, { url: '/operator/manual-orders/7' });
  await user.click(screen.getByRole('button', { name: 'You: Mei' }));
  const languages = screen.getByRole('combobox', { name: 'Language' });
  expect(
    within(languages)
      .getAllByRole('option')
      .map((one) => one.textContent),
  ).toEqual(['English', '简体中文']);
  expect(languages).toHaveValue('en');
  await user.selectOptions(languages, 'zh-CN');
  await waitFor(() => expect(opened).toHaveBeenCalledWith('/operator/manual-orders/7'));
  expect(sent[0]?.query).toEqual({ language: 'zh-CN' });
});

it('lets go of what is still asked before logging out, which nobody shall hear refused', async () => {
  const opened = watchLeaving();
  const refused = vi.fn();
  setStaffUnauthorizedListener(refused);
  onTestFinished(() => setStaffUnauthorizedListener(() => undefined));
  let answer: () => void = () => undefined;
  const counts = mockEndpoint(refundDeskEndpoints.list, async () => {
    await new Promise<void>((resolve) => (answer = resolve));
    return problem('SESSION_EXPIRED');
  });
  mockEndpoint(operatorDeskEndpoints.logOut, () => {
    answer();
    return {};
  });
  const { user } = renderUi(<DeskPerson self={self} />, { url: '/operator' });
  const asked = call('GET /operator/refund-requests', {}).catch((error: unknown) => error);
  await waitFor(() => expect(counts).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'You: Mei' }));
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(opened).toHaveBeenCalledWith('/operator/login'));
  expect(await asked).toMatchObject({ code: 'CANCELED' });
  expect(refused).not.toHaveBeenCalled();
});
