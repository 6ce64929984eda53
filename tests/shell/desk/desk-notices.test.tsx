import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { operatorDeskEndpoints } from '../../../src/contract/operator.desk.endpoints';
import { PERMISSIONS } from '../../../src/contract/operator.enums';
import { DeskNotices } from '../../../src/shell/desk/desk-notices';
import { desksFor } from '../../../src/shell/desk/desks';
import { goalsFor } from '../../../src/shell/desk/goals';
import { mockEndpoint } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';

it('what the platform tells goes at once when it is put away, and the others stay', async () => {
  const sent = mockEndpoint(operatorDeskEndpoints.dismissNotice, {});
  const notice = (id: string, text: string) => ({ id, text, at: '2030-01-01T10:00:00Z' });
  const { user } = renderUi(<DeskNotices notices={[notice('n1', 'We close at noon'), notice('n2', 'New desks')]} />, {
    url: '/operator',
  });
  await user.click(screen.getByRole('button', { name: 'Put away: We close at noon' }));
  expect(screen.queryByText('We close at noon')).toBeNull();
  expect(screen.getByText('New desks')).toBeVisible();
  await waitFor(() => expect(sent).toMatchObject([{ params: { id: 'n1' } }]));
});

it('what the shop has not stands neither in the navigation nor among what is reached by name', () => {
  const namesOf = (off: ('EXPORTS' | 'OWN_PRODUCTS')[]) => desksFor(PERMISSIONS, off).map(({ name }) => name);
  expect(namesOf([])).toEqual(expect.arrayContaining(['exports', 'ownProducts']));
  expect(namesOf(['EXPORTS', 'OWN_PRODUCTS']).filter((name) => /exports|ownProducts/.test(name))).toEqual([]);
  const goals = goalsFor({ permissions: [...PERMISSIONS], off: ['EXPORTS'] }).map(({ text }) => text);
  expect(goals).not.toContain('nav.exports');
  expect(goals).toContain('nav.ownProducts');
});
