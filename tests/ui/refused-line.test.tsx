import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RefusedLine } from '../../src/ui/refused-line';
import { renderUi } from '../support/render';

const refusing = (code: string, cure: string, values: Record<string, string | number> = {}) => ({
  code,
  values: {},
  text: null,
  limit: null,
  actual: null,
  over: null,
  cures: [{ code: cure, values }],
});

describe('a line that refuses', () => {
  it.each([
    ['delivery-not-offered', 'to-a-station', 'Fetch it at a pick-up station'],
    ['delivery-not-offered', 'to-the-door', 'Have it brought to the door'],
    ['customs-field-missing', 'give', 'Give what customs ask for'],
    ['insurance-not-offered', 'without-insurance', 'Without insurance'],
  ])('for %s says what would help: %s', (code, cure, words) => {
    renderUi(<RefusedLine title="By lorry" refusals={[refusing(code, cure, { name: 'NATIONAL_ID' })]} />);
    expect(screen.getByText(words)).toBeVisible();
  });

  it('goes to the line that takes it by a press, where that is among those shown', async () => {
    const went: string[] = [];
    const take = (line: string) => (line === 'Sea' ? () => went.push(line) : undefined);
    const refusals = [
      refusing('too-heavy', 'other-line', { line: 'Sea' }),
      refusing('too-heavy', 'other-line', { line: 'Rail' }),
    ];
    const { user } = renderUi(<RefusedLine title="Air" refusals={refusals} take={take} />);
    await user.click(screen.getByRole('button', { name: 'Sea takes it' }));
    expect(went).toEqual(['Sea']);
    expect(screen.getByText('Rail takes it')).toBeVisible();
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });
});
