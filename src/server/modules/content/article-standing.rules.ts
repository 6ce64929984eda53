import type { ARTICLE_STATES } from '../../../contract/article-desk.enums';

export interface Shown {
  edition: number;
  meaning: number;
}
export interface Head {
  newest: number;
  dueAt: Date | null;
}

/**
 * How far an article is in a language. A translation is stale where the shop's own language has said something since
 * that it does not say.
 */
export function standingOf(
  shown: Shown | undefined,
  head: Head | undefined,
  source: Shown | undefined,
): { state: (typeof ARTICLE_STATES)[number]; hasDraft: boolean; dueAt: string | null } {
  const newest = head?.newest ?? 0;
  const dueAt = head?.dueAt?.toISOString() ?? null;
  if (!shown) return { state: newest > 0 ? 'DRAFT' : 'MISSING', hasDraft: newest > 0, dueAt };
  const isStale = source !== undefined && shown.meaning < source.meaning;
  return { state: isStale ? 'STALE' : 'PUBLISHED', hasDraft: newest > shown.edition, dueAt };
}

/** Of what is about to be shown. In the shop's own language it is new to translators unless somebody says otherwise. */
export function meaningToShow(
  { isSource, keepsTranslations }: { isSource: boolean; keepsTranslations: boolean },
  edition: { number: number; meaning: number },
  before: Shown | undefined,
): number {
  if (!isSource) return edition.meaning;
  return keepsTranslations ? (before?.meaning ?? 0) : edition.number;
}
