import { sql, type SQL } from 'drizzle-orm';
import { CHANNELS, type Channel } from '../../../../contract/channels';
import { tokenOfNode } from './facet-token';
import type { ListingQuery } from '../marketplace.port';
import { channelToken } from './search-tokens';
import { isRare, popularFrom, type SearchWords, type WordGroup } from './search-words';
import { MAX_RESULTS } from './word-counts';

/*
 * Each gives a common table `found`: at most 2,000 products with a `tier`, lower is better. Materialized throughout:
 * the index of words answers, and the planner cannot gamble on walking over the best sellers until enough of them
 * happen to match.
 */

export const texts = (values: string[]) => sql`${sql.param(values)}::text[]`;
/** As the index has them: see repeatable/3-marketplace.sql. */
const TOKENS = sql`marketplace_tokens(words)`;
const COLUMNS = sql`channel, item_id, category_id, price_fen, sold_count`;
const MOST = sql.raw(String(MAX_RESULTS));
const BEST_FIRST = sql`tier, sold_count desc, channel, item_id limit ${MOST}`;

/** @param isPlain whether other indexes may answer too; not where the words leave little to look through */
function filtersOf({ categoryId, shopId, snId, priceStartFen, priceEndFen }: ListingQuery, isPlain: boolean): SQL {
  const [text, number] = isPlain ? [sql``, sql``] : [sql` || ''`, sql` + 0`];
  const filters = [sql`status = 'published'`];
  if (categoryId !== undefined) filters.push(sql`category_id${text} = ${categoryId}`);
  if (shopId !== undefined) filters.push(sql`shop_id${text} = ${shopId}`);
  if (snId !== undefined) filters.push(sql`${TOKENS} @> ${texts([tokenOfNode(snId)])}`);
  if (priceStartFen !== undefined) filters.push(sql`price_fen${number} >= ${priceStartFen}`);
  if (priceEndFen !== undefined) filters.push(sql`price_fen${number} <= ${priceEndFen}`);
  return sql.join(filters, sql` and `);
}

/** One token of each entry. Those without a choice are one question to the index. */
function hasEach(groups: string[][]): SQL {
  const single = groups.flatMap((tokens) => (tokens.length === 1 ? tokens : []));
  const choices = groups.filter(({ length }) => length !== 1).map((tokens) => sql`${TOKENS} && ${texts(tokens)}`);
  return sql.join([...(single.length ? [sql`${TOKENS} @> ${texts(single)}`] : []), ...choices], sql` and `);
}
const formsOf = (groups: WordGroup[]) => groups.map(({ forms }) => forms);

/** Whether all is asked for that other companies sell. */
const isEverywhere = (channels: Channel[]) =>
  CHANNELS.every((channel) => channel === 'SELF_OWNED' || channels.includes(channel));

/** Channels are words of the index; all of them leave nobody out, and products are looked at one by one. */
const isServed = ({ channels }: ListingQuery): SQL =>
  isEverywhere(channels)
    ? sql`channel || '' = any(${texts(channels)})`
    : sql`${TOKENS} && ${texts(channels.map(channelToken))}`;

/** What a match must be besides its words. */
function besides(query: ListingQuery, groups: WordGroup[], soldFrom: number): SQL {
  const served = isServed(query);
  const sold = soldFrom > 0 ? sql` and sold_count >= ${soldFrom}` : sql``;
  return sql`${served} and ${filtersOf(query, !isRare(groups))}${sold}`;
}

/** Products with every word. The next tier is only looked at while those before it are too few. */
export function matchesOf(query: ListingQuery, { groups, tiers }: SearchWords, soldFrom: number): SQL {
  const rest = besides(query, groups, soldFrom);
  const nameOf = (tier: number) => sql.raw(`tier_${String(tier)}`);
  const named = tiers.map((tokens, tier) => {
    const isWanted = tier > 0 ? sql`(select count(*) from ${nameOf(tier - 1)}) < ${MOST} and ` : sql``;
    return sql`${nameOf(tier)} as materialized (
      select ${COLUMNS} from marketplace_product where ${isWanted}${hasEach(tokens)} and ${rest}
    )`;
  });
  const all = tiers.map((_, tier) => sql`select ${sql.raw(String(tier))} as tier, * from ${nameOf(tier)}`);
  return sql`
    ${sql.join(named, sql`, `)},
    found as materialized (
      select min(tier) as tier, ${COLUMNS} from (${sql.join(all, sql` union all `)}) matched
      group by ${COLUMNS} order by ${BEST_FIRST}
    )`;
}

/** Products with all words of any of these lists; those of the most lists first. Of frequent words the best sellers. */
export function partialMatchesOf(query: ListingQuery, lists: WordGroup[][], isOfAll: boolean): SQL {
  const sets = lists.map((groups) => {
    const rest = besides(query, groups, isOfAll ? popularFrom(groups) : 0);
    return sql`select ${COLUMNS} from marketplace_product where ${hasEach(formsOf(groups))} and ${rest}`;
  });
  const named = sets.map((set, index) => sql`set_${sql.raw(String(index))} as materialized (${set})`);
  const all = sets.map((_, index) => sql`select * from set_${sql.raw(String(index))}`);
  return sql`
    ${sql.join(named, sql`, `)},
    found as materialized (
      select -count(*)::int as tier, ${COLUMNS} from (${sql.join(all, sql` union all `)}) matched
      group by ${COLUMNS} order by ${BEST_FIRST}
    )`;
}

/** Without words. Several channels at once have most of the stock, so the best of all are soon theirs. */
export const bestSellersOf = (query: ListingQuery): SQL =>
  query.channels.length > 1 && query.categoryId === undefined ? bestOfAll(query) : bestOfEachChannel(query);

const bestOfAll = (query: ListingQuery): SQL => sql`
  found as materialized (
    select 0 as tier, ${COLUMNS} from marketplace_product
    where ${filtersOf(query, true)} and channel = any(${texts(query.channels)})
    order by ${BEST_FIRST}
  )`;

/** From each channel's own index. */
const bestOfEachChannel = (query: ListingQuery): SQL => sql`
  found as materialized (
    select 0 as tier, best.* from unnest(${texts(query.channels)}) wanted cross join lateral (
      select ${COLUMNS} from marketplace_product
      where ${filtersOf(query, true)} and channel = wanted
      order by sold_count desc, item_id limit ${MOST}
    ) best
    order by ${BEST_FIRST}
  )`;
