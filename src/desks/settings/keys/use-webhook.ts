import { useState } from 'react';
import { useAction } from '../../../client/use-action';
import type { ApiError } from '../../../client/caller';
import type { Webhook, WebhookSecret } from '../../../contract/webhook';

interface Then {
  onChange: (webhook: Webhook) => void;
  onSecret: (made: WebhookSecret) => void;
  onGone: () => void;
}

/** What can be done with one webhook; where somebody was faster it is shown as it is now. */
export function useWebhook({ id, url, kinds, version }: Webhook, { onChange, onSecret, onGone }: Then) {
  const params = { id };
  const [pings, setPings] = useState(0);
  const showNow = ({ data }: ApiError) => {
    const { now } = (data ?? {}) as { now?: Webhook };
    if (now) onChange(now);
  };
  const change = useAction('PUT /operator/settings/webhooks/{id}', { onError: showNow, isSwitch: true });
  const rotate = useAction('POST /operator/settings/webhooks/{id}/secret', { onError: showNow });
  const remove = useAction('DELETE /operator/settings/webhooks/{id}', { onError: showNow });
  const ping = useAction('POST /operator/settings/webhooks/{id}/ping');
  return {
    act: {
      async turn(isOn: boolean) {
        const next = await change.run({ params, body: { url, kinds, isOn, version } });
        if (next) onChange(next);
      },
      async rotate() {
        const made = await rotate.run({ params, body: { version } });
        if (made) onSecret(made);
      },
      async remove() {
        if (await remove.run({ params, query: { version } })) onGone();
      },
      async ping() {
        if (await ping.run({ params })) setPings((count) => count + 1);
      },
    },
    /** How many were asked for here: what was sent is looked at anew after each. */
    pings,
    error: change.error ?? rotate.error ?? remove.error ?? ping.error,
    isRunning: [change, rotate, remove, ping].some(({ isRunning }) => isRunning),
  };
}
