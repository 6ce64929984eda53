/** SOON: whoever runs its program should have another one by then. */
export const KEY_STATES = ['LIVE', 'SOON', 'EXPIRED', 'REVOKED'] as const;
