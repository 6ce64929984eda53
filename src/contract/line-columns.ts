/** Columns of a table of prices: how each is headed in a file of ours, and what stands in it. */
export const LINE_COLUMNS = {
  line: 'text',
  title: 'text',
  currency: 'text',
  countries: 'text',
  minDays: 'whole',
  maxDays: 'whole',
  mode: 'text',
  upTo: 'weight',
  fromDensity: 'whole',
  first: 'weight',
  firstPrice: 'sum',
  next: 'weight',
  nextPrice: 'sum',
  fixedPrice: 'sum',
  kilogramPrice: 'sum',
  minWeight: 'weight',
  step: 'weight',
  divisor: 'whole',
  maxWeight: 'weight',
  boxFee: 'sum',
  minPrice: 'sum',
  fuelPercent: 'percent',
  more: 'text',
} as const satisfies Record<string, 'text' | 'whole' | 'weight' | 'sum' | 'percent'>;

export type LineColumn = keyof typeof LINE_COLUMNS;
export const COLUMN_NAMES = Object.keys(LINE_COLUMNS) as LineColumn[];

/** Where each column stands in a file, and in what its weights are told. */
export interface ColumnPlan {
  at: Partial<Record<LineColumn, number>>;
  weights: 'g' | 'kg';
}

/** How heads of other people's tables are written: letters and digits alone, in small. */
const bare = (head: string) => head.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

const ALSO: Partial<Record<LineColumn, readonly string[]>> = {
  line: ['name', 'channel', 'service', '线路', '渠道', '名称'],
  title: ['label', '标题'],
  currency: ['币种'],
  countries: ['country', 'destination', '国家', '目的地'],
  upTo: ['uptog', 'uptokg', 'weightto', 'maxkg', 'to', '重量至'],
  first: ['firstg', 'firstkg', 'firstweight', '首重'],
  firstPrice: ['firstfee', 'firstweightprice', '首重价格', '首重费'],
  next: ['nextg', 'nextkg', 'nextweight', 'continued', '续重'],
  nextPrice: ['nextfee', 'nextweightprice', '续重价格', '续重费'],
  fixedPrice: ['basefee', 'itemfee', 'registration', '挂号费', '固定费'],
  kilogramPrice: ['perkg', 'pricekg', 'kg', 'rmbkg', '每公斤', '单价'],
  fuelPercent: ['fuel', '燃油'],
};

/** What a file seems to mean by its heads. */
export function guessPlan(heads: readonly string[]): ColumnPlan {
  const written = heads.map(bare);
  const at: ColumnPlan['at'] = {};
  for (const name of COLUMN_NAMES) {
    const known = [bare(name), ...(ALSO[name] ?? []).map(bare)];
    const isMeant = (head: string) => known.includes(head) || known.includes(head.replace(/(kg|g)$/, ''));
    const found = written.findIndex((head, place) => isMeant(head) && !Object.values(at).includes(place));
    if (found >= 0) at[name] = found;
  }
  const weighs = COLUMN_NAMES.filter((name) => LINE_COLUMNS[name] === 'weight').flatMap((name) => at[name] ?? []);
  return { at, weights: weighs.some((place) => /kg|公斤/i.test(heads[place] ?? '')) ? 'kg' : 'g' };
}

/** Two files with the same heads are read by the same plan. */
export function shapeOf(heads: readonly string[]): string {
  const text = JSON.stringify(heads.map(bare));
  const part = (seed: number) => {
    let hash = seed;
    for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0;
    return hash.toString(16).padStart(8, '0');
  };
  return `${part(2_166_136_261)}${part(40_389)}`;
}
