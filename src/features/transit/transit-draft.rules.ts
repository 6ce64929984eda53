import type { InputOf } from '../../contract/api.endpoints';
import type { TransitEstimate, TransitMode, TransitOrderDetail } from '../../contract/transit';

export interface DeclaredWords {
  nameEn: string;
  nameZh: string;
  hsCode: string;
}

/** What a shopper has chosen of a shipment beside its parcels. */
export interface TransitDraft {
  addressId: string | undefined;
  lineName: string | undefined;
  mode: TransitMode;
  boxes: number;
  services: string[];
  packingWishes: string[];
  /** In minor units of the shop's currency. */
  insuredValue: number | undefined;
  selfPickup: boolean;
  stationId: string | undefined;
  expressName: string;
  /** Whose numbers go to the border; the shop's choice where nothing is said. */
  customsInfoId: string | undefined;
  remark: string;
  /** By the id of the thing in its parcel. */
  declared: Record<string, DeclaredWords>;
}

export const newDraft = (addressId: string | undefined): TransitDraft => ({
  addressId,
  lineName: undefined,
  mode: 'PACK_FIRST',
  boxes: 1,
  services: [],
  packingWishes: [],
  insuredValue: undefined,
  selfPickup: false,
  stationId: undefined,
  expressName: '',
  customsInfoId: undefined,
  remark: '',
  declared: {},
});

/** A shipment as it was wished for, to begin another one with. */
export const wishesOf = (order: TransitOrderDetail): Partial<TransitDraft> => ({
  ...{ addressId: order.address.id, lineName: order.transitOptionName, mode: order.mode, remark: order.remark },
  ...{ boxes: Math.max(1, order.boxCount), services: order.services, packingWishes: order.packingWishes },
  ...{ selfPickup: order.selfPickup, expressName: order.localExpressCompanyName },
  ...(order.stationId && { stationId: order.stationId }),
  ...(order.insuredValue && { insuredValue: order.insuredValue.amount }),
});

/** Undefined until there is a place to ship to. */
export function estimateInput(
  draft: TransitDraft,
  parcelIds: string[],
): InputOf<'POST /front/transit-orders/estimate'> | undefined {
  const { addressId, lineName, boxes, services, packingWishes, insuredValue, selfPickup, stationId } = draft;
  if (!addressId || parcelIds.length === 0) return undefined;
  const wishes = { boxes, services, packingWishes, selfPickup, ...(insuredValue ? { insuredValue } : {}) };
  return {
    body: {
      purchaseParcelIds: parcelIds,
      userAddressId: addressId,
      ...wishes,
      ...(selfPickup && stationId ? { stationId } : {}),
      ...(lineName ? { transitOptionName: lineName } : {}),
    },
  };
}

export type Refused = TransitEstimate['refused'][number];
type Cure = Refused['refusals'][number]['cures'][number];

/** What becomes of the wishes by a cure of a line's refusal, and that line is chosen; undefined where it is none of them. */
export function curedBy(
  { code, values }: Cure,
  { transitOptionName: lineName }: Refused,
  { services, packingWishes }: TransitDraft,
): Partial<TransitDraft> | undefined {
  const others = (codes: string[]) => codes.filter((each) => each !== values.code);
  switch (code) {
    case 'split':
    case 'join':
      return { lineName, boxes: Number(values.count) };
    case 'leave-off':
      return { lineName, services: others(services), packingWishes: others(packingWishes) };
    case 'without-insurance':
      return { lineName, insuredValue: undefined };
    case 'to-the-door':
      return { lineName, selfPickup: false, stationId: undefined };
    case 'to-a-station':
      return { lineName, selfPickup: true };
    default:
      return undefined;
  }
}

/** Parcels that stay together where a cure leaves others behind; undefined where it leaves none, or all. */
export function staying({ code, values }: Cure, parcelIds: string[]): string[] | undefined {
  const left = code === 'leave-out' ? String(values.parcels).split(',') : [];
  const rest = parcelIds.filter((id) => !left.includes(id));
  return rest.length > 0 && rest.length < parcelIds.length ? rest : undefined;
}

export type LineQuote = TransitEstimate['quotes'][number];

/** The chosen line where it takes the parcels, else the cheapest one. */
export const chosenQuote = (estimate: TransitEstimate | undefined, lineName: string | undefined) =>
  estimate?.quotes.find(({ transitOptionName }) => transitOptionName === lineName) ?? estimate?.quotes[0];

/** A line that names no stations goes to all of its country. */
export const goesTo = ({ stations }: LineQuote, stationId: string) =>
  stations.length === 0 || stations.includes(stationId);

/** What goes with the line alone is left behind with it. */
export function forLine(draft: TransitDraft, quote: LineQuote): TransitDraft {
  const offered = new Set(quote.services.map(({ code }) => code));
  return {
    ...draft,
    lineName: quote.transitOptionName,
    services: draft.services.filter((code) => offered.has(code)),
    insuredValue: quote.isInsurable ? draft.insuredValue : undefined,
    selfPickup: quote.delivery === 'STATION' || (quote.delivery === 'BOTH' && draft.selfPickup),
    stationId: draft.stationId && goesTo(quote, draft.stationId) ? draft.stationId : undefined,
    expressName: quote.localExpressCompanies.includes(draft.expressName) ? draft.expressName : '',
  };
}

export function orderInput(draft: TransitDraft, parcelIds: string[], estimate: TransitEstimate, quote: LineQuote) {
  const { addressId, mode, boxes, services, packingWishes, insuredValue, selfPickup, stationId, expressName } = draft;
  return {
    body: {
      purchaseParcelIds: parcelIds,
      transitOptionName: quote.transitOptionName,
      userAddressId: addressId ?? '',
      localExpressCompanyName: expressName,
      ...{ mode, boxes, services, packingWishes, selfPickup, quoteId: estimate.quoteId, remark: draft.remark.trim() },
      ...(insuredValue ? { insuredValue } : {}),
      ...(selfPickup && stationId ? { stationId } : {}),
      ...(draft.customsInfoId ? { customsInfoId: draft.customsInfoId } : {}),
      declaration: Object.entries(draft.declared)
        .filter(([, { nameEn }]) => nameEn.trim() !== '')
        .map(([parcelItemId, words]) => ({ parcelItemId, material: '', ...words })),
      termsAccepted: true as const,
    },
  } satisfies InputOf<'POST /front/transit-orders'>;
}
