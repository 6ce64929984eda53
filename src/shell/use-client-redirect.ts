import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { openPage } from '../client/open-page';
import { clientRedirectOf } from '../contract/redirect-target';

/** Goes where the loader says; a document that is asked for is led there by the server. */
export function useClientRedirect(data: unknown) {
  const router = useRouter();
  const target = clientRedirectOf(data);
  useEffect(() => {
    if (target && target !== router.asPath) void openPage(router, target, 'replace');
  }, [target, router]);
}
