import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Dashboard } from '../../../src/contract/dashboard';
import type { FactMeasure } from '../../../src/contract/dashboard.enums';
import { csvOf } from '../../../src/contract/csv-text';
import { DashboardScreen } from '../../../src/desks/dashboard/dashboard-screen';
import { renderUi } from '../../support/render';

const DAYS = ['2030-01-06', '2030-01-07'];
const dashboard = (more: Partial<Dashboard> = {}): Dashboard => ({
  ...{
    today: '2030-01-07',
    days: 7,
    calendar: DAYS,
    countedAt: '2030-01-07T10:00:00Z',
    countedFrom: null,
    currency: 'USD',
  },
  work: [{ desk: 'buying', mine: 1, waiting: 12, late: 3, dueToday: 4 }],
  facts: [
    {
      measure: 'goods',
      now: 123_400,
      before: 100_000,
      parts: [],
      points: [{ day: DAYS[1] ?? '', dimension: '', value: 123_400 }],
    },
    { measure: 'paid', now: 0, before: 0, parts: [], points: [] },
    { measure: 'margin', now: 0, before: 0, parts: [{ dimension: 'EXCHANGE', now: 700, before: 500 }], points: [] },
    { measure: 'book', now: 0, before: 0, parts: [{ dimension: 'STORAGE_FEES', now: 300, before: 100 }], points: [] },
  ],
  spreads: [],
  ...more,
});
const open = (given: Dashboard) => renderUi(<DashboardScreen dashboard={given} />, { url: '/operator/dashboard' });

/** The number below a name. */
const tileOf = (name: string) => screen.getAllByText(name).map((label) => label.closest('[class*="tile"]')).find(Boolean); // prettier-ignore

describe('the dashboard', () => {
  it('shows what waits, each number as the way to it', () => {
    open(dashboard());
    const row = screen.getByRole('row', { name: /To buy/ });
    expect(within(row).getByRole('link', { name: '3' })).toHaveAttribute('href', '/operator/buying?view=late');
    expect(within(row).getByRole('link', { name: '12' })).toHaveAttribute('href', '/operator/buying');
    // what no view shows alone leads nowhere
    expect(within(row).queryByRole('link', { name: '4' })).toBeNull();
    expect(within(row).getByText('4')).toBeVisible();
  });

  it('compares sums with the days before', () => {
    open(dashboard());
    expect(tileOf('Goods sold')).toHaveTextContent(/\$1,234\.00.*\+23 % against \$1,000\.00/);
    expect(tileOf('Margin')).toHaveTextContent(/\$10\.00.*\+67 %/);
    expect(tileOf('Paid')).toHaveTextContent('Nothing to compare with');
  });

  it('adds its parts up to the margin that it shows, and keeps apart what is passed on', () => {
    const parts = [
      ...[['SERVICE_FEES', 300], ['STORAGE_FEES', 45], ['COMPENSATION', -120], ['DIFFERENCES', -7]],
      ...[['FREIGHT', 90_000], ['PAYMENT_FEES', 800], ['REFUNDS', -2500]],
    ].map(([dimension, now]) => ({ dimension: String(dimension), now: Number(now), before: Number(now) * 2 })); // prettier-ignore
    const facts = dashboard().facts.filter(({ measure }) => measure !== 'book');
    open(dashboard({ facts: [...facts, { measure: 'book', now: 0, before: 0, parts, points: [] }] }));
    const rows = within(screen.getByRole('region', { name: 'Where the margin comes from' })).getAllByRole('row');
    const figures = rows.slice(1).map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => Math.round(Number((cell.textContent ?? '').replace(/[^\d.-]/g, '')) * 100)),
    );
    const total = figures.pop();
    expect(total).toEqual([0, 1].map((at) => figures.reduce((sum, row) => sum + (row[at] ?? 0), 0)));
    expect(total).toEqual([918, 936]);
    expect(tileOf('Margin')).toHaveTextContent('$9.18');
    const others = within(screen.getByRole('region', { name: 'Passed on or given back' }));
    expect(others.getByRole('row', { name: 'Shipping charged $900.00 $1,800.00' })).toBeVisible();
    expect(others.getAllByRole('row')).toHaveLength(4);
  });

  it.each([
    ['+999 %', 10_990],
    ['×11', 11_000],
    ['×1,200', 1_200_000],
  ])('says %s of what was a thousand', (said, now) => {
    open(dashboard({ facts: dashboard().facts.map((fact) => (fact.measure === 'paid' ? { ...fact, now, before: 1000 } : fact)) })); // prettier-ignore
    expect(tileOf('Paid')).toHaveTextContent(`${said} against $10.00 before`);
  });

  it('says from which day on something stands behind the sums', () => {
    open(dashboard({ countedFrom: '2030-01-07' }));
    expect(screen.getByText(/Counted order by order since Jan 7, 2030/)).toBeVisible();
    expect(screen.getByText(/Sums of days before Jan 7, 2030.*do not tie/)).toBeVisible();
  });

  it('says beside a sum what of it was told and is in no book, and nothing where all of it was counted', () => {
    const told = { day: '2030-01-06', dimension: '', value: 23_400 };
    const facts = dashboard().facts.map((fact) => (fact.measure === 'goods' ? { ...fact, points: [told, ...fact.points] } : fact)); // prettier-ignore
    const { unmount } = open(dashboard({ facts, countedFrom: '2030-01-07' }));
    expect(tileOf('Goods sold')).toHaveTextContent(
      /\$234\.00 of it was entered as a total and is not in the money book/,
    );
    expect(tileOf('Paid')).not.toHaveTextContent('entered as a total');
    unmount();
    // of the one day that is looked at, and of a shop of which nothing was told, all is counted
    const { unmount: next } = open(dashboard({ facts, days: 1, countedFrom: '2030-01-07' }));
    expect(tileOf('Goods sold')).not.toHaveTextContent('entered as a total');
    next();
    open(dashboard({ facts }));
    expect(screen.queryByText(/not in the money book|do not tie/)).toBeNull();
  });

  it.each([
    ['2030-01-07T10:00:00Z', 'As of 15:30'],
    ['2030-01-06T10:00:00Z', 'As of Jan 6, 2030'],
  ])('counted at %s, says it beside a number whose list is of this moment', (countedAt, said) => {
    const stored = { measure: 'stored' as const, now: 4, before: 2, parts: [], points: [] };
    const arrived = { ...stored, measure: 'arrived' as const };
    open(dashboard({ countedAt, facts: [stored, arrived] }));
    expect(tileOf('Parcels on the shelf')).toHaveTextContent(said);
    // what came in these days stays as it is
    expect(tileOf('Parcels arrived')).not.toHaveTextContent('As of');
  });

  it('shows no money to whom none is shown, and of an empty shop what there is not', () => {
    open(dashboard({ currency: null, facts: [], work: [], countedAt: null }));
    expect(screen.queryByRole('heading', { name: 'Money' })).toBeNull();
    expect(screen.getByText(/being added up/)).toBeVisible();
  });

  it('says which day is not over, and what is late and how full the shelves are', () => {
    const part = (dimension: string, now: number, before: number) => ({ dimension, now, before });
    const fact = (measure: 'funnel' | 'open' | 'age' | 'arrived', points: { day: string; dimension: string; value: number }[] = []) =>
      ({ measure, now: 0, before: 0, parts: [], points }); // prettier-ignore
    const points = DAYS.map((day, at) => ({ day, dimension: '', value: 9 - at * 7 }));
    const late = { measure: 'late' as const, now: 3, before: 1, parts: [part('inspect', 3, 1)], points: [] };
    const shelves = { measure: 'shelves' as const, now: 0, before: 0, parts: [part('used', 30, 20), part('all', 40, 40)], points: [] }; // prettier-ignore
    open(dashboard({ facts: [fact('funnel'), fact('open'), fact('age'), fact('arrived', points), late, shelves] }));
    expect(screen.getByRole('row', { name: 'To inspect 3 1' })).toBeVisible();
    expect(screen.getByText('Shelves in use').parentElement).toHaveTextContent('75%+50 % against 50% before');
    expect(screen.getByText('Jan 7, so far')).toBeInTheDocument();
    expect(screen.getByText('Jan 6')).toBeInTheDocument();
  });

  it('leads from a number to the list of what it counts, and from what has none nowhere', () => {
    const fact = (measure: FactMeasure, parts: [string, number][] = []) =>
      ({ measure, now: 0, before: 0, points: [], parts: parts.map(([dimension, now]) => ({ dimension, now, before: 0 })) }); // prettier-ignore
    const facts = [...dashboard().facts, fact('funnel'), fact('open', [['PAID', 2]]), fact('age', [['7+', 1]]), fact('arrived'), fact('stored'), fact('shelves', [['used', 30], ['all', 40]])]; // prettier-ignore
    const orders = [fact('orders', [['first', 4], ['again', 6]]), fact('returning', [['', 5]])]; // prettier-ignore
    open(dashboard({ work: [], facts: [...facts, ...orders] }));
    const links = screen.getAllByRole('link').filter((link) => !link.closest('nav'));
    expect(Object.fromEntries(links.map((link) => [link.textContent.replace(/\d.*|Nothing.*/, ''), link.getAttribute('href')]))).toEqual({
      'Open orders': '/operator/buying?view=open',
      // seven days in one state
      '': '/operator/buying?view=open&age=7%2B',
      'Parcels on the shelf': '/operator/warehouse/parcels?view=onShelf',
    }); // prettier-ignore
    expect(screen.getByText('Returning shoppers').parentElement).toHaveTextContent('Returning shoppers5');
  });

  it('says which days a curve draws, and of lines what is usual and what 90 % keep to', () => {
    const arrived = { measure: 'shipped' as const, now: 9, before: 0, parts: [], points: [{ day: '2030-01-06', dimension: '', value: 9 }] }; // prettier-ignore
    const calendar = ['2029-12-11', ...DAYS];
    const of = { measure: 'estimate' as const, count: 7, p50: 92, p90: 98 };
    const spreads = [
      { ...of, line: 'Air to Britain', countries: [] },
      { ...of, line: 'Express', countries: ['au'] },
      { ...of, line: 'Express', countries: ['us', 'ca', 'mx', 'br'] },
    ];
    open(dashboard({ days: 1, calendar, facts: [arrived], spreads }));
    // today is not over, and not drawn
    expect(screen.getByText('Day by day, Dec 11 to Jan 6, whichever days are chosen above')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Shipping charged, in % of its estimate' })).toBeVisible();
    expect(screen.getByRole('row', { name: 'Air to Britain 92 98 7' })).toBeVisible();
    // two that are called the same are told apart by where they go
    expect(screen.getByRole('row', { name: 'Express · Australia 92 98 7' })).toBeVisible();
    expect(screen.getByRole('row', { name: 'Express · United States, Canada, Mexico … 92 98 7' })).toBeVisible();
    expect(screen.getAllByRole('columnheader', { name: 'Median' })).not.toHaveLength(0);
    expect(screen.getAllByRole('columnheader', { name: '90 % at most' })).not.toHaveLength(0);
  });

  it('says to whom nothing is counted that there is nothing', () => {
    open(dashboard({ currency: null, facts: [], work: [] }));
    expect(screen.getByText('None of what your role works on is counted here.')).toBeVisible();
  });

  it('is as many days as one chooses', () => {
    open(dashboard());
    expect(screen.getByRole('link', { name: '7 days' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Today' })).toHaveAttribute('href', '/operator/dashboard?days=1');
  });

  it('keeps no formula in a file that it hands out', () => {
    expect(
      csvOf([
        ['Seller', 1],
        ['=HYPERLINK("x")', -3],
        ['@a, b', 0],
      ]),
    ).toBe('\uFEFFSeller,1\r\n"\'=HYPERLINK(""x"")",-3\r\n"\'@a, b",0\r\n');
  });
});
