export const USER_KINDS = ['INDIVIDUAL', 'COMPANY'] as const;
