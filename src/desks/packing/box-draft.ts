import type { Measures } from '../../contract/transit-box';

/** A box as it is typed. */
export type BoxDraft = Record<keyof Measures, string>;
export const EMPTY_BOX: BoxDraft = { grams: '', lengthMm: '', widthMm: '', heightMm: '' };
export const BOX_FIELDS = ['grams', 'lengthMm', 'widthMm', 'heightMm'] as const;

const MOST: Measures = { grams: 99_999, lengthMm: 3_000, widthMm: 3_000, heightMm: 3_000 };

const readField = (name: keyof Measures, typed: string): number | undefined => {
  const value = /^\d{1,5}$/.test(typed.trim()) ? Number(typed) : 0;
  return value > 0 && value <= MOST[name] ? value : undefined;
};

/** The boxes, once each of them is whole. */
export function readBoxes(drafts: readonly BoxDraft[]): Measures[] | undefined {
  const boxes = drafts.map((draft) => {
    const [grams, lengthMm, widthMm, heightMm] = BOX_FIELDS.map((name) => readField(name, draft[name]));
    return grams && lengthMm && widthMm && heightMm ? { grams, lengthMm, widthMm, heightMm } : undefined;
  });
  const whole = boxes.flatMap((box) => box ?? []);
  return whole.length === drafts.length ? whole : undefined;
}
