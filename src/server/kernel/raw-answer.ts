import { RawAnswer } from '../../contract/raw-answer.schemas';

/** Statuses that come without a body; a response that had one could not be made. */
const BODILESS = [204, 205, 304];

/** The answer of a raw call, in whatever form its caller expects. @param shared headers of every answer */
export function rawAnswer(result: unknown, shared: Record<string, string>): Response {
  const { status, headers, body } = RawAnswer.parse(result);
  return new Response(BODILESS.includes(status) ? null : body, { status, headers: { ...shared, ...headers } });
}
