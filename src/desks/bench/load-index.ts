import { ApiError } from '../../client/caller';
import { readAsked, type Asked, type IndexSpec } from './index-query';

/** One page of a list, as the calls of the desks answer. */
export interface IndexRows<Row> {
  items: Row[];
  /** What the page after this one begins after; null at the end. */
  next: string | null;
}

/** The list as its address asks for it; null where it could not be loaded just now, and can be tried again. */
export async function loadIndex<View extends string, Answer>(
  spec: IndexSpec<View>,
  query: Record<string, string | undefined>,
  ask: (asked: Asked<View>) => Promise<Answer>,
): Promise<{ asked: Asked<View>; list: Answer | null; now: string }> {
  const asked = readAsked(spec, query);
  const now = new Date().toISOString();
  try {
    return { asked, list: await ask(asked), now };
  } catch (error) {
    // a refusal is for the loader of the page: it knows where a person goes who may not
    if (!(error instanceof ApiError) || (error.status > 0 && error.status < 500 && error.status !== 429)) throw error;
    return { asked, list: null, now };
  }
}
