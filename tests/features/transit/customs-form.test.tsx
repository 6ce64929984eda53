import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CustomsForm } from '../../../src/features/transit/customs-form';
import { fillIn } from '../../support/fill-in';
import { renderUi } from '../../support/render';

const form = (receiver: string) => (
  <CustomsForm fields={[]} countryCode="au" receiver={receiver} onSaved={() => undefined} />
);
const named = () => screen.getByRole('textbox', { name: 'Name of the receiver, as on the paper' });

it('names the receiver of the address that is chosen, until another name is typed', async () => {
  const { user, rerender } = renderUi(form('Ada Byron'));
  expect(named()).toHaveValue('Ada Byron');
  rerender(form('Bea Grey'));
  expect(named()).toHaveValue('Bea Grey');
  await user.clear(named());
  await fillIn(user, named(), 'B. Grey');
  rerender(form('Ada Byron'));
  expect(named()).toHaveValue('B. Grey');
});
