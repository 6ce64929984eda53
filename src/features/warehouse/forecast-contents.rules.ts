import { LIMITS } from '../../contract/limits';
import type { Locale } from '../../contract/locales';
import { GOODS_KINDS } from '../../contract/transit-line.enums';
import type { GoodsKind } from '../../contract/transit-line';
import { parseTypedCount } from '../../contract/typed-number';
import { parseTyped, typedText } from '../../contract/typed-sum';
import type { Forecast } from '../../contract/warehouse';

type Item = Forecast['items'][number];

/** One thing, as it was typed; `of` what was announced before and is not asked for here. */
export interface TypedThing {
  title: string;
  quantity: string;
  /** Of one, in yuan, as the shopper's language writes it. */
  value: string;
  of?: Pick<Item, 'productUrl' | 'options' | 'category'>;
}
export interface TypedContents {
  things: TypedThing[];
  goodsKinds: GoodsKind[];
}

/** As many as the server takes. */
export const MOST_THINGS = 20;
/** Whoever says none sends general goods. */
export const SAID_KINDS = GOODS_KINDS.filter((kind) => kind !== 'GENERAL');

export const NO_THING: TypedThing = { title: '', quantity: '1', value: '' };
export const NO_CONTENTS: TypedContents = { things: [NO_THING], goodsKinds: [] };

export const typedContents = (
  { items, goodsKinds }: Pick<Forecast, 'items' | 'goodsKinds'>,
  locale: Locale,
): TypedContents => ({
  things:
    items.length === 0
      ? NO_CONTENTS.things
      : items.map(({ title, quantity, unitPrice, ...of }) => ({
          ...{ title, quantity: String(quantity), value: typedText(unitPrice, locale), of },
        })),
  goodsKinds,
});

const isBlank = ({ title, value }: TypedThing) => title.trim() === '' && value.trim() === '';

const fenOf = (value: string, locale: Locale): number => parseTyped(value, 'CNY', locale) ?? 0;

/** Which of its fields say nothing that can be announced; none of a row that was left empty. */
export function wrongIn(thing: TypedThing, locale: Locale): { title: boolean; quantity: boolean; value: boolean } {
  if (isBlank(thing)) return { title: false, quantity: false, value: false };
  const { title, quantity, value } = thing;
  return {
    title: title.trim() === '',
    quantity: !parseTypedCount(quantity, LIMITS.quantityMax),
    value: fenOf(value, locale) === 0,
  };
}

/** What is announced of it; undefined where something is wrong. */
export function saidContents({ things, goodsKinds }: TypedContents, locale: Locale) {
  const said = things.filter((thing) => !isBlank(thing));
  if (said.some((thing) => Object.values(wrongIn(thing, locale)).some(Boolean))) return undefined;
  const items = said.map(({ title, quantity, value, of }) => ({
    ...of,
    title: title.trim(),
    quantity: parseTypedCount(quantity, LIMITS.quantityMax) ?? 0,
    unitFen: fenOf(value, locale),
  }));
  return { items, goodsKinds };
}
