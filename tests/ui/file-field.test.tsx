import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FileField } from '../../src/ui/file-field';
import { renderUi } from '../support/render';

const picture = (name: string) => new File(['x'], name, { type: 'image/png' });

it('asks for pictures in the words of the page, hands them on and says which they are', async () => {
  const chosen = vi.fn();
  const props = { label: 'Pictures', hint: 'Up to six.', kinds: ['image/png'], onFiles: chosen };
  const { user } = renderUi(<FileField {...props} isMultiple isRequired />);
  const field = screen.getByLabelText(/^Pictures/);
  expect(field).toBeRequired();
  expect(field).toHaveAccessibleDescription('Up to six.');
  expect(screen.getByText('Choose pictures')).toBeVisible();
  await user.upload(field, [picture('box.png'), picture('label.png')]);
  expect(chosen.mock.calls[0]?.[0]).toHaveLength(2);
  expect(screen.getByText('box.png, label.png')).toBeVisible();
});
