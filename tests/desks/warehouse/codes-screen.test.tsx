import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CodesScreen } from '../../../src/desks/warehouse/codes-screen';
import { renderUi } from '../../support/render';

describe('the codes to scan', () => {
  it('are a sheet of commands, or a label of each thing that was named', () => {
    const { unmount } = renderUi(<CodesScreen labels={[]} />);
    expect(screen.getByRole('img', { name: '!PASS' })).toBeVisible();
    expect(screen.getByRole('img', { name: '!K-BATTERYLOOSE' }).closest('li')).toHaveTextContent('Loose battery');
    unmount();
    renderUi(<CodesScreen labels={['A01-1', 'A01-2']} />);
    expect(screen.getAllByRole('img', { name: 'A01-2' })).toHaveLength(2);
    expect(screen.queryByRole('img', { name: '!PASS' })).toBeNull();
  });

  it('try a printer by a ruler of true length and bars of whole dots', () => {
    renderUi(<CodesScreen labels={[]} isTest />);
    const label = within(screen.getByRole('region', { name: 'Test label' }));
    expect(label.getByRole('img', { name: 'Ruler of 50 mm' })).toHaveAttribute('width', '54mm');
    const widths = ['0.25', '0.375'].map((mm) =>
      Number.parseFloat(label.getByRole('img', { name: `TEST-0123 ${mm} mm` }).getAttribute('width') ?? ''),
    );
    expect((widths[1] ?? 0) / (widths[0] ?? 1)).toBe(1.5);
    expect(screen.getByRole('link', { name: 'Codes to scan' })).toHaveAttribute('href', '/operator/warehouse/codes');
  });
});
