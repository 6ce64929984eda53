import type { PACKING_QUESTION_STATES } from '../../../contract/transit.enums';
import type { QuestionRow } from './packing-question.repo';
import type { TransitEventRow } from './transit.repo';

interface Told {
  code: Exclude<(typeof PACKING_QUESTION_STATES)[number], 'CLOSED'>;
  /** What the boxes would cost, in the shop's money. */
  amount: number;
}
type Asked = Pick<QuestionRow, 'state' | 'asksLocal' | 'askedAt' | 'answeredAt'>;

/** What an event of a shipment says of the question whether it may cost more: it is asked and answered while it is packed. */
export function toldOfQuestion(
  { status, by, note, at }: Pick<TransitEventRow, 'status' | 'by' | 'note' | 'at'>,
  questions: readonly (Asked & Pick<QuestionRow, 'note'>)[],
): Told | undefined {
  if (status !== 'PACKING') return undefined;
  const isNow = (time: Date | null) => time?.getTime() === at.getTime();
  for (const { state, asksLocal: amount, askedAt, answeredAt, note: asked } of questions) {
    if (by === 'PACKER' && note === asked && isNow(askedAt)) return { code: 'ASKED', amount };
    // whoever closes a shipment closes its question, and answers nothing
    if (by !== 'PACKER' && isNow(answeredAt) && state !== 'CLOSED') return { code: state, amount };
  }
  return undefined;
}
