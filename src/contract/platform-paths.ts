/** Every address of the platform, at a host of its own. */
export const platformPaths = {
  home: () => '/platform',
  login: () => '/platform/login',
  account: () => '/platform/account',
  health: () => '/platform/health',
  notices: () => '/platform/notices',
  create: () => '/platform/new',
  shop: (id: string) => `/platform/shops/${id}`,
} as const;
