import { useCallback, useEffect, useState } from 'react';
import { useAction } from '../../../client/use-action';
import type { WebhookDelivery } from '../../../contract/webhook';

/** As often as the job looks: what is tried for the first time has an outcome by then. */
const EVERY_MS = 5000;

/** What was sent to one webhook, from when it is unfolded; looked at again while the first try of something is on its way. */
export function useDeliveries(id: string, pings: number) {
  const [isOpen, setOpen] = useState(false);
  const [items, setItems] = useState<WebhookDelivery[]>();
  const [next, setNext] = useState<string | null>(null);
  const { run, isRunning, error } = useAction('GET /operator/settings/webhooks/{id}/deliveries', { isSwitch: true });
  const send = useAction('POST /operator/settings/webhook-deliveries/{id}/again');

  const load = useCallback(async () => {
    const page = await run({ params: { id } });
    if (!page) return;
    setItems(page.items);
    setNext(page.next);
  }, [run, id]);
  const more = async () => {
    const page = next === null ? undefined : await run({ params: { id }, query: { after: next } });
    if (!page) return;
    setItems((known = []) => [...known, ...page.items]);
    setNext(page.next);
  };
  const again = async (deliveryId: string) => {
    const sent = await send.run({ params: { id: deliveryId } });
    if (sent) setItems((known) => known?.map((one) => (one.id === sent.id ? sent : one)));
  };

  useEffect(() => {
    if (pings > 0) setOpen(true);
  }, [pings]);
  useEffect(() => {
    if (isOpen) void load();
  }, [isOpen, pings, load]);
  const isOnItsWay = items?.some(({ state, tries }) => state === 'WAITING' && tries === 0) ?? false;
  useEffect(() => {
    if (!isOpen || !isOnItsWay) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) void load();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [isOpen, isOnItsWay, load]);
  return { isOpen, setOpen, items, next, more, again, error: error ?? send.error, isRunning };
}
