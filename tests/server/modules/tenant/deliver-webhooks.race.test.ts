import { expect, it } from 'vitest';
import { deliverWebhooks } from '../../../../src/server/modules/tenant/deliver-webhooks.service';
import { describeOnPostgres } from '../../../support/postgres';
import { localWebhooks } from '../../../support/webhook-receiver';
import { startHooked } from './hooked-shop';

const EVENTS = 40;

describeOnPostgres('workers that deliver at once', () => {
  it('send each event once, and one that comes back too late changes nothing', async () => {
    const at = await startHooked();
    at.receiver.answer = (res) => void setTimeout(() => res.writeHead(200).end(), 5);
    const ids = Array.from({ length: EVENTS }, (_, i) => `o${i}`);
    await Promise.all(ids.map((id) => at.buy(id)));
    await Promise.all([at.deliver(), at.deliver(), at.deliver()]);
    expect(at.receiver.got).toHaveLength(EVENTS);
    expect(new Set(at.receiver.got.map(({ id }) => id)).size).toBe(EVENTS);

    at.later(1_000);
    await at.buy('slow');
    let arrived: () => void = () => undefined;
    const hangs = new Promise<void>((resolve) => (arrived = resolve));
    let release: () => void = () => undefined;
    at.receiver.answer = (res) => {
      release = () => void res.writeHead(500).end();
      arrived();
    };
    const late = deliverWebhooks(localWebhooks(60_000), () => at.shop.clock.now);
    await hangs;
    // its lease is over: it is taken for dead, and another worker sends it
    at.later(10 * 60_000);
    const failed = release;
    at.receiver.answer = (res) => res.writeHead(200).end();
    expect(await at.deliver()).toBe(1);
    failed();
    await late;
    const sent = (await at.sent()).find(({ body }) => body.subject.id === 'slow');
    expect(sent).toMatchObject({ state: 'SENT', tries: 2, lastStatus: 200 });
    await at.receiver.close();
  });
});
