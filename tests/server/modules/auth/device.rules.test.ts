import { describe, expect, it } from 'vitest';
import { deviceOf } from '../../../../src/server/modules/auth/device.rules';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('deviceOf', () => {
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/131.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
    [`Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`, 'Edge', 'Windows'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
      'Safari',
      'iPhone',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox', 'Linux'],
    [
      `Mozilla/5.0 (Linux; Android 14; SM-S921B) ${WEBKIT} SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`,
      'Samsung Internet',
      'Android',
    ],
    [
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Chrome/130.0.0.0 YaBrowser/24.12 Safari/537.36`,
      'Yandex',
      'macOS',
    ],
    ['curl/8.5.0', '', ''],
    ['', '', ''],
  ])('reads %s', (userAgent, browser, system) => expect(deviceOf(userAgent)).toEqual({ browser, system }));
});
