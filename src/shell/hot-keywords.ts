import { call } from '../client/call';
import { LIMITS } from '../contract/limits';

/** What others search for; a failure is only logged (SRCH-6). Import this file when they are first asked for. */
export async function loadHotKeywords(): Promise<string[]> {
  try {
    const query = { pageNo: 1, pageSize: LIMITS.hotKeywordPageSize };
    const { items } = await call('GET /front/hot-keywords', { query });
    return [...new Set(items.map(({ keyword }) => keyword))];
  } catch (error) {
    console.warn('hot keywords were not loaded', error);
    return [];
  }
}
