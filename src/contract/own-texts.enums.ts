/** Which of the shop's texts are listed: all, or those that it says otherwise. */
export const OWN_TEXT_VIEWS = ['all', 'own'] as const;
