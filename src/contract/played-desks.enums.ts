/** Desks of a demo that its played staff work. */
export const PLAYED_DESKS = ['refunds', 'buying', 'bench', 'claims', 'services', 'packing'] as const;
