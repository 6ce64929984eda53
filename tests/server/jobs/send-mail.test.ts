import { expect, it, vi } from 'vitest';
import { tenantTx } from '../../../src/server/db/database';
import { createMailLook } from '../../../src/server/jobs/send-mail';
import { queueMail } from '../../../src/server/modules/account/mail.service';
import { startShop } from '../../support/shop';

it('looks for mails each time while this process writes some, else every twenty seconds', async () => {
  const { tenant, clock } = await startShop();
  // other tests of this process may have written some
  delete (globalThis as { sampanMailWrittenAt?: number }).sampanMailWrittenAt;
  const send = vi.fn(() => Promise.resolve(1));
  const look = createMailLook(send);
  const time = vi.spyOn(performance, 'now').mockReturnValue(1_000_000);
  const lookAt = async (ms: number) => {
    time.mockReturnValue(1_000_000 + ms);
    const isDue = look.isDue?.();
    if (isDue) await look.run(() => clock.now);
    return isDue;
  };
  expect([await lookAt(0), await lookAt(2000), await lookAt(18_000), await lookAt(20_000)]).toEqual([
    true,
    false,
    false,
    true,
  ]);
  expect(send).toHaveBeenCalledTimes(2);

  await tenantTx({ tenantId: tenant.id, shopperId: '' }, (tx) =>
    queueMail(
      tx,
      { tenant, now: () => clock.now },
      { recipient: 'a@mail.test', template: 'passwordChanged', locale: 'en' },
    ),
  );
  expect([await lookAt(22_000), await lookAt(24_000), await lookAt(48_000)]).toEqual([true, true, true]);
  expect(await lookAt(51_000)).toBe(false);
  time.mockRestore();
});
