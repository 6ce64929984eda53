import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useMethodName } from '../../src/client/use-method-name';
import { renderUi } from '../support/render';

function Names({ methods }: { methods: string[] }) {
  const nameOf = useMethodName();
  return <p>{methods.map(nameOf).join(' · ')}</p>;
}

it('says of every way to pay what people call it, and shows no code', () => {
  renderUi(<Names methods={['BALANCE', 'SANDBOX', 'YOOKASSA', 'MERCADOPAGO', 'BCEL', 'INICIS']} />);
  expect(screen.getByText('Balance · Test payment · YooKassa · Mercado Pago · BCEL One · KG Inicis')).toBeVisible();
});
