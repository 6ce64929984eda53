import { useRouter } from 'next/router';
import { useState } from 'react';
import type { PaymentStart } from '../contract/payment';
import { paths } from '../contract/paths';
import { useLeaving } from './use-leaving';

/** Goes on with a payment that was started, in the way that its start names. */
export function usePayStart() {
  const { isLeaving, leave, leaveByForm } = useLeaving();
  const router = useRouter();
  const [isBeyondUs, setBeyondUs] = useState(false);
  function goOn(start: PaymentStart): void {
    switch (start.kind) {
      case 'redirect':
      case 'link':
        return leave(start.url);
      case 'form':
        return leaveByForm(start.url, start.fields);
      case 'script':
        // no provider's script is known here: its page does the same
        return start.url === null ? setBeyondUs(true) : leave(start.url);
      case 'code':
      case 'qr':
        // shown by the page that waits for the money
        return void router.push(paths.paymentReturn(start.paymentNo));
    }
  }
  return {
    isLeaving,
    /** Whether it goes on in a way that no page here can show. */
    isBeyondUs,
    goOn,
  };
}
