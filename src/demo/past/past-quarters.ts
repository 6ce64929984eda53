import { currencyExponent } from '../../contract/money';
import { tenantDate } from '../../contract/tenant-time';
import { tellDays, type Fact } from '../../server/modules/dashboard/told-days.service';
import type { DemoShop } from '../seed/demo-shops';
import { SHOPS } from '../seed/data/catalogue/shops';
import { chanceOf, type Chance } from './past-chance';

const DAY_MS = 86_400_000;
const DAYS = 182;
/** Orders on a day at the beginning and at the end, before the weekday and chance have their say. */
const ORDERS = { first: 4, last: 9 };
/** Sunday first: people shop when they are at home. */
const WEEKDAYS = [1.3, 0.9, 0.85, 0.9, 0.95, 1.1, 1.25];
const ORDER_FEN = 16_000;
/** Of the orders of a day, how many have come to each step, once this many days have passed. */
const STEPS = [
  { step: 'paid', share: 1, days: 0 },
  { step: 'bought', share: 0.96, days: 1 },
  { step: 'arrived', share: 0.93, days: 6 },
  { step: 'shipped', share: 0.9, days: 12 },
  { step: 'done', share: 0.87, days: 26 },
] as const;
// what stands at the end of a day is about what the crowd leaves standing, so that today is no cliff
const OPEN = { PAID: 0.25, PURCHASING: 0.12, PURCHASED: 0.2, SELLER_SHIPPED: 0.2, PARTIALLY_ARRIVED: 0.45, STOCKED_IN: 1.9 }; // prettier-ignore
const AGES = { '0-1': 0.28, '1-3': 0.25, '3-7': 0.09, '7+': 0.38 };
const STORED = { '0-7': 0.2, '7-30': 0.3, '30-60': 0.5, '60-90': 0.08, '90+': 0.02 };
const SELLERS = Object.values(SHOPS.TAOBAO).flatMap((pair) => pair.map(([name]) => name));

/**
 * Two quarters before today of which nobody lived through a single order: what a shop of this size would have added up,
 * so that dashboards compare something. The same shop tells the same; from today on its days are counted.
 */
export async function tellQuarters({ record, offers }: DemoShop, now: Date): Promise<void> {
  const { id, timezoneOffset } = record;
  const lines = offers.lines.map(({ name, terms }): Line => [name, terms.maxDays]);
  const dayOf = (ago: number) => tenantDate(new Date(now.getTime() - ago * DAY_MS), timezoneOffset);
  const days = Array.from({ length: DAYS }, (_, at) => {
    const ago = DAYS - at;
    return { day: dayOf(ago), facts: factsOf(record, lines, ago, new Date(`${dayOf(ago)}T00:00:00Z`).getUTCDay()) };
  });
  await tellDays(id, days, dayOf(0), now);
}

function factsOf(record: DemoShop['record'], lines: Line[], ago: number, weekday: number): Fact[] {
  const chance = chanceOf(`${record.id} ${String(ago)}`);
  const level = ORDERS.first + ((ORDERS.last - ORDERS.first) * (DAYS - ago)) / DAYS;
  const orders = Math.round(level * (WEEKDAYS[weekday] ?? 1) * (0.7 + 0.6 * chance()));
  const local = (fen: number) =>
    Math.round(fen * Number(record.cnyToLocalRate) * 10 ** (currencyExponent(record.currency) - 2));
  const goodsFen = Math.round(orders * ORDER_FEN * (0.75 + 0.5 * chance()));
  const open = standing('open', OPEN, level, chance);
  return [
    ...moneyOf(record, { goodsFen, orders, local, chance }),
    ...STEPS.map(({ step, share, days }) => fact('funnel', step, ago >= days ? Math.round(orders * share) : 0)),
    ...split('orders', { first: 0.35, again: 0.65 }, orders),
    fact('returning', '', Math.round(orders * 0.6)),
    ...open,
    ...split(
      'age',
      AGES,
      open.reduce((sum, { value }) => sum + value, 0),
    ),
    ...standing('stored', STORED, level, chance),
    fact('refunds', SELLERS[Math.floor(chance() * SELLERS.length)] ?? '', chance() < 0.3 ? 1 : 0),
    fact('faults', SELLERS[Math.floor(chance() * SELLERS.length)] ?? '', chance() < 0.35 ? 1 : 0),
    fact('arrived', '', Math.round(orders * 1.2 * (0.7 + 0.6 * chance()))),
    fact('shipped', '', Math.round(orders * 0.6 * (0.7 + 0.6 * chance()))),
    fact('signups', '', Math.round(orders * 0.5 * (0.5 + chance()))),
    ...waysOf(lines, orders, chance),
  ].filter(({ value }) => value !== 0);
}

type Line = [name: string, days: number];

interface Sold {
  goodsFen: number;
  orders: number;
  local: (fen: number) => number;
  chance: Chance;
}

function moneyOf(
  { marginBasisPoints, serviceFee }: DemoShop['record'],
  { goodsFen, orders, local, chance }: Sold,
): Fact[] {
  const goods = local(Math.round(goodsFen * (1 + marginBasisPoints / 10_000)));
  const fee = local(Math.max(orders * serviceFee.minimumFen, Math.round((goodsFen * serviceFee.basisPoints) / 10_000)));
  const freight = local(Math.round(orders * 5200 * (0.7 + 0.6 * chance())));
  const back = chance() < 0.3 ? local(ORDER_FEN) : 0;
  return [
    fact('goods', '', goods),
    fact('margin', 'EXCHANGE', goods - local(goodsFen)),
    fact('margin', 'FEE', fee),
    fact('paid', 'PURCHASE', goods + fee),
    fact('paid', 'TRANSIT', freight),
    fact('book', 'SALES', goods + fee),
    fact('book', 'FREIGHT', freight),
    fact('book', 'STORAGE_FEES', chance() < 0.4 ? local(Math.round(900 * chance())) : 0),
    fact('book', 'SERVICE_FEES', chance() < 0.5 ? local(Math.round(1500 * chance())) : 0),
    fact('book', 'REFUNDS', -back),
    fact('refunded', '', back),
  ];
}

/** How well the shop's lines were told beforehand, and how long they took. */
function waysOf(lines: Line[], orders: number, chance: Chance): Fact[] {
  const counts = new Map<string, Fact>();
  const count = (measure: Fact['measure'], dimension: string) => {
    const value = (counts.get(`${measure} ${dimension}`)?.value ?? 0) + 1;
    counts.set(`${measure} ${dimension}`, fact(measure, dimension, value));
  };
  for (let at = 0; at < Math.round(orders * 0.6); at += 1) {
    const [line, days] = lines[Math.floor(chance() * lines.length)] ?? ['', 0];
    if (!line) continue;
    count('estimate', `${line}|${String(Math.round(88 + 26 * chance() ** 2))}`);
    count('way', `${line}|${String(Math.round(days * (0.7 + 0.6 * chance() ** 2)))}`);
  }
  return [...counts.values()];
}

const fact = (measure: Fact['measure'], dimension: string, value: number): Fact => ({ measure, dimension, value });
/** Parts of a whole, and nothing beside it: the last has what rounding leaves. */
function split(measure: Fact['measure'], shares: Record<string, number>, total: number): Fact[] {
  let left = total;
  return Object.entries(shares).map(([name, share], at, all) => {
    const value = at === all.length - 1 ? left : Math.min(left, Math.round(total * share));
    left -= value;
    return fact(measure, name, value);
  });
}
const standing = (measure: Fact['measure'], weights: Record<string, number>, level: number, chance: Chance): Fact[] =>
  Object.entries(weights).map(([name, weight]) =>
    fact(measure, name, Math.round(level * weight * (0.8 + 0.4 * chance()))),
  );
