import { useState } from 'react';
import type { ApiError } from '../../client/caller';
import { notify } from '../../client/notify';
import { useTranslation } from '../../client/use-translation';
import type { PaymentSettings } from '../../contract/payment-settings';

export interface PaymentsState {
  settings: PaymentSettings;
  /** Somebody was faster: what stands there now is shown. */
  isStale: boolean;
  /** @returns whether it was done */
  then: (saved: PaymentSettings | undefined) => boolean;
  onError: (error: ApiError) => void;
}

/** The section as the last answer told it; a 409 carries it too. */
export function usePayments(read: PaymentSettings): PaymentsState {
  const { t } = useTranslation('operator');
  const [settings, setSettings] = useState(read);
  const [isStale, setStale] = useState(false);
  return {
    settings,
    isStale,
    then: (saved) => {
      if (!saved) return false;
      setSettings(saved);
      setStale(false);
      notify.success(t('settings.payments.saved'));
      return true;
    },
    onError: ({ code, data }) => {
      if (code !== 'STATE_CONFLICT') return;
      setSettings(data as PaymentSettings);
      setStale(true);
    },
  };
}
