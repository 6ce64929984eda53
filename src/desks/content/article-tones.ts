import type { ARTICLE_STATES } from '../../contract/article-desk.enums';
import type { Tone } from '../../ui/status-chip';

export const ARTICLE_TONES: Record<(typeof ARTICLE_STATES)[number], Tone> = {
  MISSING: 'neutral',
  DRAFT: 'waiting',
  STALE: 'waiting',
  PUBLISHED: 'done',
};
