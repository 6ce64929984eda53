import { expect, it } from 'vitest';
import { LineHistoryText } from '../../src/ui/line-history-text';
import { renderUi } from '../support/render';

it.each([
  [5, 8, 'In the last six months half came within 5 and nine in ten within 8 days.'],
  [8, 8, 'In the last six months nine in ten came within 8 days.'],
])('tells once what is the same: %i and %i days', (p50Days, p90Days, text) => {
  const { container } = renderUi(
    <LineHistoryText history={{ lastDays: 180, way: { p50Days, p90Days, shipments: 40 }, estimate: null }} />,
  );
  expect(container).toHaveTextContent(text);
});
