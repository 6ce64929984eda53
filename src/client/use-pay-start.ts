import { useState } from 'react';
import type { PaymentStart } from '../contract/payment';
import { useLeaving } from './use-leaving';

/** Goes on with a payment that was started, in the way that its start names. */
export function usePayStart() {
  const { isLeaving, leave, leaveByForm } = useLeaving();
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
        return setBeyondUs(true);
    }
  }
  return {
    isLeaving,
    /** Whether it goes on in a way that no page here can show. */
    isBeyondUs,
    goOn,
  };
}
