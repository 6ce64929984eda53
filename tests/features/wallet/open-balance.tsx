import { screen, within } from '@testing-library/react';
import { BalanceScreen } from '../../../src/features/wallet/balance-screen';
import type { BalanceData } from '../../../src/features/wallet/load-balance';
import { renderUi } from '../../support/render';
import { testProfile } from '../../support/test-shell';
import { balanceData } from './balance-fixture';

export const open = (more: Partial<BalanceData> = {}, topUp?: number) =>
  renderUi(
    <BalanceScreen
      data={balanceData(more)}
      email={testProfile.email}
      topUp={topUp}
      renderCode={(code, onChange) => (
        <input aria-label="Code from the mail" value={code} onChange={(event) => onChange(event.currentTarget.value)} />
      )}
    />,
    { url: '/my/balance', shell: { profile: testProfile } },
  );

export type User = ReturnType<typeof open>['user'];

export const button = (name: string) => screen.getByRole('button', { name });

export const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

export type Dialog = Awaited<ReturnType<typeof dialogOf>>;

export async function typePin(user: User, dialog: Dialog, label: string, digits: string) {
  await user.click(dialog.getByLabelText(`${label} 1`));
  await user.paste(digits);
}
