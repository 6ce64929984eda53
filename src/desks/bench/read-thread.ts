import type { DeskThread } from '../../contract/thread-desk';

/** What a refusal carries; undefined where that is no conversation. */
export const readThread = async (data: unknown): Promise<DeskThread | undefined> => {
  const { DeskThread: rules } = await import('../../contract/thread-desk.schemas');
  return rules.safeParse(data).data;
};
