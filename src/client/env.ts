/** What the browser may know of the environment; the only reader of process.env in browser code. */
export const publicEnv = {
  /** Where the credit below every shop leads (TEN-9). */
  creditLink: process.env.NEXT_PUBLIC_CREDIT_LINK || 'https://sampan.example/',
  isDevelopment: process.env.NODE_ENV === 'development',
  forcedTenantId: process.env.NEXT_PUBLIC_FORCED_TENANT_ID ?? '',
};
