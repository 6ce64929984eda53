/** What the browser may know of the environment; the only reader of process.env in browser code. */
export const publicEnv = {
  forcedTenantId: process.env.NEXT_PUBLIC_FORCED_TENANT_ID ?? '',
};
