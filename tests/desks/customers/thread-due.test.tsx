import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ThreadDue } from '../../../src/desks/customers/thread-due';
import { renderUi } from '../../support/render';

it('says by when a conversation is answered, with a capital where it stands alone', () => {
  const thread = { status: 'OPEN', dueAt: '2030-01-02T10:00:00.000Z', until: null } as const;
  renderUi(<ThreadDue thread={thread} now="2030-01-02T09:00:00.000Z" isAlone />);
  expect(screen.getByText(/^Answer by Jan 2, 2030/)).toBeVisible();
});
