import type { ARTICLE_STATES } from '../../contract/article-desk.enums';
import type { SiteItemState } from '../../contract/site-item-desk';
import type { Tone } from '../../ui/status-chip';

export const ARTICLE_TONES: Record<(typeof ARTICLE_STATES)[number], Tone> = {
  MISSING: 'neutral',
  DRAFT: 'waiting',
  STALE: 'waiting',
  PUBLISHED: 'done',
};

export const SITE_ITEM_TONES: Record<SiteItemState, Tone> = {
  HIDDEN: 'neutral',
  SCHEDULED: 'moving',
  LIVE: 'done',
  OVER: 'neutral',
};
