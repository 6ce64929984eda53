/** Of a number, as languages tell them apart; empty: of none. */
export const TEXT_FORMS = ['', 'zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** Which of the shop's texts are listed: all, or those that it says otherwise. */
export const OWN_TEXT_VIEWS = ['all', 'own'] as const;
