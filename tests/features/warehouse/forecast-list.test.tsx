import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Forecast } from '../../../src/contract/warehouse';
import { ForecastList } from '../../../src/features/warehouse/forecast-list';
import { renderUi } from '../../support/render';

const thing = (title: string, quantity = 1) =>
  ({ title, quantity, unitPrice: { amount: 100, currency: 'CNY' } }) as Forecast['items'][number];
const announced = (id: string, items: Forecast['items']): Forecast => ({
  ...{ id, items, version: 1, parcelId: id, trackingNo: `SF${id}`, numbers: [], status: 'FORECAST', isDisputed: false },
  ...{ warehouse: { id: 'gz', name: 'Guangzhou' }, goodsKinds: [], remark: '', courier: null, canEdit: false },
  ...{ createdAt: '2026-11-01T00:00:00.000Z', expiresAt: null, arrivedAt: null },
});

it('says of announced parcels what was said to be in them, the first of it by name', () => {
  const many = [thing('Kettle', 2), thing('Lamp'), thing('Rug'), thing('Pan'), thing('Cup')];
  const items = [announced('1', many), announced('2', [thing('Hat'), thing('Scarf')]), announced('3', [])];
  renderUi(<ForecastList page={{ items, total: 3, pageNo: 1, pageSize: 20 }} onChanged={() => undefined} />);
  expect(screen.getByText('Kettle × 2, Lamp, Rug and 2 more')).toBeVisible();
  expect(screen.getByText('Hat and Scarf')).toBeVisible();
});
