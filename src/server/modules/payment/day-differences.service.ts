import type { DayRecord } from '../../../contract/day-desk';
import type { Tx } from '../../db/database';
import { staffScopeOf, type StaffCtx } from '../../kernel/context';
import { dayDifferencesRepo } from './day-differences.repo';
import type { Figure } from './day-figures.repo';
import { sourceOfProvider, spanOfSource, type Span } from './day.rules';
import { ourThingsRepo } from './our-things.repo';

const MOST_OURS = 100;

/** What providers say of a day against the book, and all that is open by name. */
export async function findDifferences(
  tx: Tx,
  ctx: StaffCtx,
  day: string,
  span: Span,
  figures: Figure[],
): Promise<Pick<DayRecord, 'clearing' | 'theirs' | 'ours'>> {
  const repo = dayDifferencesRepo(tx, staffScopeOf(ctx));
  const clearing: DayRecord['clearing'] = [];
  const ours: DayRecord['ours'] = [];
  const paidOut = await repo.paidOut(span);
  for (const { provider, currency, came, went } of figures.filter(({ account }) => account === 'PROVIDER_CLEARING')) {
    const money = (amount: number) => ({ amount, currency });
    const source = sourceOfProvider(provider);
    const out = paidOut.find((each) => each.provider === provider && each.currency === currency);
    const theirSpan = source && spanOfSource(source, day, span);
    const told = source && (await repo.toldUntil(source));
    const isTold = theirSpan && told && told >= theirSpan.from;
    const said = isTold ? (await repo.moved(source, theirSpan)).find((each) => each.currency === currency) : undefined;
    clearing.push({
      ...{ provider, source },
      // what lies with a provider is below zero here
      ours: { came: money(went - (out?.went ?? 0)), went: money(came - (out?.came ?? 0)) },
      theirs: isTold ? { came: money(said?.came ?? 0), went: money(said?.went ?? 0) } : null,
    });
    if (!isTold || ours.length >= MOST_OURS) continue;
    const within = { from: span.from, to: new Date(span.until.getTime() - 1), most: MOST_OURS, withWaiting: false };
    for (const { id, kind, no, at, ...thing } of await ourThingsRepo(tx, staffScopeOf(ctx)).of(source, within))
      if (thing.currency === currency)
        ours.push({ id, kind, no, at: at.toISOString(), amount: { amount: thing.amount, currency } });
  }
  const theirs = (await repo.openUntil(span.until)).map((line) => ({
    ...{ id: line.id, statementId: line.statementId, source: line.source, kind: line.kind },
    at: line.at.toISOString(),
    ...{ amount: { amount: line.gross, currency: line.currency }, text: line.text, state: line.state },
  }));
  return { clearing, theirs, ours: ours.slice(0, MOST_OURS) };
}
