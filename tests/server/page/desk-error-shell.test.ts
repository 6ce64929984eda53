import type { IncomingMessage, ServerResponse } from 'node:http';
import { beforeAll, describe, expect, it } from 'vitest';
import { operatorDeskEndpoints } from '../../../src/contract/operator.desk.endpoints';
import { ASKED_URL } from '../../../src/server/kernel/asked-url';
import { errorShell } from '../../../src/server/page/error-shell';
import { startShop, type Shop } from '../../support/shop';
import { signInStaff } from '../../support/staff';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
  // pages are drawn by the real clock
  shop.clock.now = new Date();
});

const visit = (url: string, cookies: Record<string, string>, statusCode = 404) => {
  const req = { headers: { host: shop.host, 'accept-language': 'en', [ASKED_URL]: url }, cookies };
  return errorShell(req as unknown as IncomingMessage, 'en', { statusCode } as ServerResponse);
};

describe('an address below the desks that is not there', () => {
  it('keeps the frame of whoever is at the desk, in their language', async () => {
    const { staffToken, staffId } = await signInStaff(shop, ['buyer']);
    const { missing, shell, _nextI18Next } = await visit('/operator/buying/zzz', { staffToken });
    expect(missing).toMatchObject({ self: { id: staffId }, path: '/operator/buying/zzz' });
    expect(shell?.profile).toBeNull();
    expect(_nextI18Next?.initialI18nStore?.en?.operator).toMatchObject({
      missing: { record: 'There is no such record' },
    });
    await shop.call(operatorDeskEndpoints.setLanguage, { query: { language: 'zh-CN' } }, { staffToken });
    const chinese = await visit('/zh-CN/operator/buying/zzz', { staffToken });
    expect([chinese.missing?.path, chinese.shell?.locale]).toEqual(['/operator/buying/zzz', 'zh-CN']);
  });

  it('is the shop’s own page to everybody else, and so is any other address and any other failure', async () => {
    const { staffToken } = await signInStaff(shop, ['buyer']);
    const others = await Promise.all([
      visit('/operator/buying/zzz', {}),
      visit('/operator/buying/zzz', { staffToken: 'x'.repeat(43) }),
      visit('/my/purchase/zzz', { staffToken }),
      visit('/operators', { staffToken }),
      visit('/operator/buying/zzz', { staffToken }, 500),
    ]);
    expect(others.map(({ missing, shell }) => [missing, shell?.tenant.id])).toEqual(
      others.map(() => [undefined, shop.tenant.id]),
    );
  });
});
