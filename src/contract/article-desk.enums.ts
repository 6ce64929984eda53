/** MISSING: nothing is written. DRAFT: never shown. STALE: the shop's own language says something newer. */
export const ARTICLE_STATES = ['MISSING', 'DRAFT', 'STALE', 'PUBLISHED'] as const;

/** What nobody may publish: it would lead nowhere, show nothing, or speak in another's name. */
export const BLOCKING_FINDINGS = [
  'EMPTY',
  'DEAD_LINK',
  'MISSING_PICTURE',
  'UNKNOWN_VARIABLE',
  'OTHER_SHOP_MAIL',
  'MARKETPLACE_DOMAIN',
] as const;

/** What a person has to say is meant so. */
export const DOUBTFUL_FINDINGS = ['OTHER_SHOP_NAME', 'VARIABLE_LACKING', 'TYPED_NAME', 'TYPED_MAIL'] as const;
