import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

it('refuses what is no picture, says what would be one, and takes the next', async () => {
  const chosen = vi.fn();
  const hint = 'JPEG or PNG.';
  renderUi(<FileField label="Pictures" hint={hint} kinds={['image/png']} isMultiple onFiles={chosen} />);
  const field = screen.getByLabelText(/^Pictures/);
  // the dialog was told to show every file
  const user = userEvent.setup({ applyAccept: false });
  await user.upload(field, [picture('box.png'), new File(['x'], 'tool.mjs', { type: 'text/javascript' })]);
  expect(screen.getByRole('alert')).toHaveTextContent(hint);
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(hint);
  expect(screen.queryByText(/box\.png/)).toBeNull();
  expect(chosen.mock.calls[0]?.[0]).toHaveLength(0);
  await user.upload(field, [picture('box.png')]);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('box.png')).toBeVisible();
  expect(chosen.mock.calls[1]?.[0]).toHaveLength(1);
});
