import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { openPage } from '../client/open-page';
import { safeRedirect } from '../contract/redirect-target';

/** A loader may name another page of the shop to go to (RTE-12). */
export function useClientRedirect(data: unknown) {
  const router = useRouter();
  const target = safeRedirect((data as { clientRedirect?: unknown } | undefined)?.clientRedirect);
  useEffect(() => {
    if (target && target !== router.asPath) void openPage(router, target, 'replace');
  }, [target, router]);
}
