import { useRouter } from 'next/router';
import { useState } from 'react';
import type { PaymentStart } from '../contract/payment';
import { paths } from '../contract/paths';
import type { WindowStart } from './pay-window';
import { useLeaving } from './use-leaving';

/** Goes on with a payment that was started, in the way that its start names. */
export function usePayStart() {
  const { isLeaving, leave, leaveByForm } = useLeaving();
  const router = useRouter();
  const [isBeyondUs, setBeyondUs] = useState(false);
  const [hasWindow, setWindow] = useState(false);

  async function openWindow(start: WindowStart): Promise<void> {
    setWindow(true);
    try {
      const { payInWindow } = await import('./pay-window');
      if ((await payInWindow(start)) === 'done') await router.push(paths.paymentReturn(start.paymentNo));
    } catch {
      // its script is not known here, or was stopped on its way: the provider's page does the same
      if (start.url === null) setBeyondUs(true);
      else leave(start.url);
    } finally {
      setWindow(false);
    }
  }

  function goOn(start: PaymentStart): void {
    switch (start.kind) {
      case 'redirect':
      case 'link':
        return leave(start.url);
      case 'form':
        return leaveByForm(start.url, start.fields);
      case 'script':
        return void openWindow(start);
      case 'code':
      case 'qr':
        // shown by the page that waits for the money
        return void router.push(paths.paymentReturn(start.paymentNo));
    }
  }
  return {
    /** Or its window stands before the page. */
    isLeaving: isLeaving || hasWindow,
    /** Whether it goes on in a way that no page here can show. */
    isBeyondUs,
    goOn,
  };
}
