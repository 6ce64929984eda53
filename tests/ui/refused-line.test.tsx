import { screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { REFUSAL_CODES } from '../../src/contract/transit-refusal';
import { RefusedLine, type LineCure } from '../../src/ui/refused-line';
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
    const take = ({ values: { line } }: LineCure) => (line === 'Sea' ? () => void went.push(line) : undefined);
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

  it('does by a press what the page can do, and says the rest', async () => {
    const done: string[] = [];
    const reasons = ['too-heavy', 'no-price', 'customs-field-missing'];
    const refusals = reasons.map((code) => refusing(code, code.startsWith('customs') ? 'give' : 'split', { count: 2 }));
    const take = ({ code }: LineCure) => (code === 'split' ? () => void done.push(code) : undefined);
    const { user } = renderUi(<RefusedLine title="Air" refusals={refusals} take={take} />);
    await user.click(screen.getByRole('button', { name: 'Or: Parcels to split it into: 2' }));
    expect(done).toEqual(['split']);
    expect(screen.getByText('Give what customs ask for')).toBeVisible();
  });

  it('says once, below the reasons, what would help against several of them', () => {
    const reasons = ['too-many-boxes', 'insurance-not-offered', 'no-price'];
    const refusals = reasons.map((code) => refusing(code, 'leave-out', { names: 'Shoes, Socks' }));
    renderUi(<RefusedLine title="Air" refusals={refusals} />);
    expect(screen.getAllByText(/Leave out/)).toHaveLength(1);
    expect(screen.getAllByRole('listitem').at(-1)).toHaveTextContent('Leave out: Shoes, Socks');
  });

  it('lets what is long break within its card', async () => {
    const names = Array.from({ length: 11 }, (_, at) => `Thing ${at} with a long name`).join(', ');
    renderUi(
      <RefusedLine title="Air" refusals={[refusing('too-heavy', 'leave-out', { names })]} take={() => () => {}} />,
    );
    const button = screen.getByRole('button', { name: `Leave out: ${names}` });
    const css = readFileSync('src/ui/refused-line.module.css', 'utf8');
    const [go, words] = [button, button.querySelector('.mantine-Button-label')].map((part) =>
      [...(part?.classList ?? [])].map((name) => /^_?(?:go|words)/.exec(name)?.[0].replace('_', '')).find(Boolean),
    );
    expect([go, words]).toEqual(['go', 'words']);
    expect(css).toMatch(/\.go \{[^}]*block-size: auto;[^}]*max-inline-size: 100%/);
    expect(css).toMatch(/\.words \{[^}]*white-space: normal/);
  });

  it('says how many boxes go, and that they be made fewer', () => {
    const boxes = { ...refusing('too-many-boxes', 'join', { count: 1 }), values: { limit: 1, actual: 2 }, limit: 1 };
    renderUi(<RefusedLine title="Small packet" refusals={[boxes]} />);
    expect(screen.getByText('Goes in 1 box at most, not in 2.')).toBeVisible();
    expect(screen.getByText('Put it into 1 box')).toBeVisible();
  });

  it.each(REFUSAL_CODES.filter((code) => code !== 'own-rule'))('has a reason of its own for %s', (code) => {
    const values = { limit: 1, actual: 'BLADE' };
    renderUi(<RefusedLine title="Air" refusals={[{ ...refusing(code, 'give'), values, limit: 1, actual: 'BLADE' }]} />);
    const [reason] = screen.getAllByRole('listitem');
    expect(reason).not.toHaveTextContent('Not possible with this line.');
    expect(reason).not.toHaveTextContent(/refused\./);
  });
});
