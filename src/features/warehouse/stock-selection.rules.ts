import { LIMITS } from '../../contract/limits';
import type { StockInParcel } from '../../contract/parcel';
import { STATES_IN_HOUSE } from '../../contract/warehouse.enums';

export type NotChoosable = NonNullable<StockInParcel['refusal']> | 'OTHER_WAREHOUSE' | 'ENOUGH';

/** Why a parcel cannot join what is chosen; undefined where it can. One shipment leaves from one warehouse. */
export function whyNot(parcel: StockInParcel, chosen: readonly StockInParcel[]): NotChoosable | undefined {
  if (parcel.refusal) return parcel.refusal;
  if (chosen.some(({ id }) => id === parcel.id)) return undefined;
  if (chosen.some(({ warehouse }) => warehouse.id !== parcel.warehouse.id)) return 'OTHER_WAREHOUSE';
  return chosen.length >= LIMITS.transitParcels ? 'ENOUGH' : undefined;
}

/** In the order of the list; what has left it meanwhile is chosen no more. */
export const chosenOf = (parcels: readonly StockInParcel[], ids: ReadonlySet<string>): StockInParcel[] =>
  parcels.filter(({ id, refusal }) => ids.has(id) && !refusal);

/** Every one that can go with what is chosen; without a choice those of the first one's warehouse. */
export function everyChoosable(parcels: readonly StockInParcel[], chosen: readonly StockInParcel[]): string[] {
  return parcels
    .reduce(
      (taken, parcel) => (whyNot(parcel, taken) || taken.includes(parcel) ? taken : [...taken, parcel]),
      [...chosen],
    )
    .map(({ id }) => id);
}

export const gramsOf = (parcels: readonly StockInParcel[]): number =>
  parcels.reduce((sum, { grams }) => sum + (grams ?? 0), 0);

type StateView = keyof typeof STATES_IN_HOUSE;
export const STATE_VIEWS = ['inspecting', 'stored', 'shipping'] as const satisfies StateView[];

export type StockView = 'all' | 'bought' | 'own' | 'ending' | StateView;
export const STOCK_VIEWS = ['all', 'bought', 'own', 'ending', ...STATE_VIEWS] as const satisfies StockView[];

/** What is said to end soon: the last week of the days that cost nothing, and after. */
export const SOON_DAYS = 7;

export const isEnding = ({ storage }: StockInParcel): boolean =>
  storage !== null && !storage.isPaused && storage.daysLeft <= SOON_DAYS;

export function parcelsOf(parcels: readonly StockInParcel[], view: StockView): StockInParcel[] {
  if (view === 'ending') return parcels.filter(isEnding);
  if (view === 'all') return [...parcels];
  const states: readonly string[] | undefined =
    view in STATES_IN_HOUSE ? STATES_IN_HOUSE[view as StateView] : undefined;
  if (states) return parcels.filter(({ status }) => states.includes(status));
  return parcels.filter(({ source }) => source === (view === 'bought' ? 'PURCHASE' : 'FORECAST'));
}

type Rework = NonNullable<StockInParcel['rework']>;

/** Why these are not put together, and of which one; undefined where they can be. They lie in one warehouse. */
export function mergeRefusalOf(
  chosen: readonly StockInParcel[],
): { why: NonNullable<Rework['refusal']> | 'KINDS' | 'EMPTY'; number: string } | undefined {
  const kindsOf = ({ goodsKinds }: StockInParcel) => goodsKinds.toSorted().join();
  for (const parcel of chosen) {
    const { parcelNo: number, rework } = parcel;
    if (rework?.refusal) return { why: rework.refusal, number };
    if (parcel.items.length === 0) return { why: 'EMPTY', number };
    if (chosen[0] && kindsOf(parcel) !== kindsOf(chosen[0])) return { why: 'KINDS', number };
  }
  return undefined;
}
