import type { LINE_KINDS, MATCH_KINDS, MATCH_WAYS } from '../../../contract/statement-desk.enums';

export interface TheirLine {
  extId: string;
  at: Date;
  kind: (typeof LINE_KINDS)[number];
  gross: number;
  fee: number;
  net: number;
  currency: string;
  text: string;
  /** Whatever of ours may be called by it. */
  names: string[];
  payer: string;
}

/** What of ours a line may be. What went out is below zero. */
export interface OurThing {
  kind: (typeof MATCH_KINDS)[number];
  id: string;
  no: string;
  at: Date;
  amount: number;
  currency: string;
  names: string[];
  payer: string;
}

export interface Match {
  state: 'MATCHED' | 'SUGGESTED' | 'UNMATCHED';
  thing?: OurThing;
  way?: (typeof MATCH_WAYS)[number];
}

const DAYS_MS = 2 * 86_400_000;
const spelt = (text: string) => text.replace(/\s+/g, '').toUpperCase();
const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toUpperCase();

/**
 * Each line and what of ours it is: by a name that both have, else by sum and payer, else by sum and day where one thing
 * alone fits. A name closes itself where the sums are the same; the rest a person looks at. One of ours is one of theirs.
 */
export function matchLines(lines: TheirLine[], ours: OurThing[]): Match[] {
  const byName = new Map<string, OurThing>();
  const bySum = new Map<string, OurThing[]>();
  for (const thing of ours) {
    for (const name of thing.names) if (name) byName.set(spelt(name), thing);
    const key = `${thing.currency} ${String(thing.amount)}`;
    bySum.set(key, [...(bySum.get(key) ?? []), thing]);
  }
  const taken = new Set<OurThing>();
  const take = (match: Match): Match => {
    if (match.thing) taken.add(match.thing);
    return match;
  };
  const named = lines.map((line) => {
    const thing = namesIn(line).flatMap((name) => byName.get(name) ?? [])[0];
    if (!thing || taken.has(thing) || thing.currency !== line.currency) return undefined;
    const isSame = thing.amount === line.gross;
    return take({ state: isSame ? 'MATCHED' : 'SUGGESTED', thing, way: isSame ? 'NAME' : 'OTHER_SUM' });
  });
  // names first, for all of them: what is somebody's by name is nobody's by its sum
  return lines.map((line, index): Match => {
    const known = named[index];
    if (known) return known;
    const near = (bySum.get(`${line.currency} ${String(line.gross)}`) ?? []).filter(
      (thing) => !taken.has(thing) && Math.abs(thing.at.getTime() - line.at.getTime()) <= DAYS_MS,
    );
    const said = folded(`${line.payer} ${line.text}`);
    const paid = near.filter(({ payer }) => payer !== '' && said.includes(folded(payer)));
    const [one] = paid.length === 1 ? paid : near;
    if (paid.length === 1 && one) return take({ state: 'SUGGESTED', thing: one, way: 'PAYER' });
    return near.length === 1 && one ? take({ state: 'SUGGESTED', thing: one, way: 'SUM' }) : { state: 'UNMATCHED' };
  });
}

/** What of a line can be a name: what it says it is called, and each word of its text. */
const namesIn = ({ names, text, payer }: TheirLine): string[] => [
  ...names.map(spelt),
  ...`${text} ${payer}`.split(/[\s|,;:/]+/).filter((word) => word.length >= 6).map(spelt), // prettier-ignore
];

interface Part {
  id: string;
  net: number;
}

/** What a payout is made of: the oldest lines that were not paid out, as many as come to its sum. */
export function setOf(paidOut: number, parts: Part[]): string[] | undefined {
  let sum = 0;
  for (const [index, { net }] of parts.entries()) {
    sum += net;
    if (sum === paidOut) return parts.slice(0, index + 1).map(({ id }) => id);
  }
  return undefined;
}
