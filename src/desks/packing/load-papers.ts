import type { Call } from '../../client/caller';

export const PAPERS = ['labels', 'invoice', 'packing-list'] as const;
export type Paper = (typeof PAPERS)[number];

/** Which papers of which shipment, as the address asks for them. */
export async function loadPapers(call: Call, { id = '', paper }: Record<string, string | undefined>) {
  const papers = await call('GET /operator/transit-orders/{id}/papers', { params: { id } });
  return { papers, paper: PAPERS.find((one) => one === paper) ?? 'labels' };
}
