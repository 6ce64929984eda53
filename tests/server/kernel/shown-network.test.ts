import { describe, expect, it } from 'vitest';
import { shownNetwork } from '../../../src/server/kernel/shown-network';

describe('shownNetwork', () => {
  it.each([
    ['203.0.113.77', '203.0.113.*'],
    ['::ffff:203.0.113.77', '203.0.113.*'],
    ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3:*'],
    ['2001:db8::1', '2001:db8:*'],
    ['::1', ''],
    ['', ''],
    ['not an address', ''],
  ])('hides the last part of %j', (ip, network) => expect(shownNetwork(ip)).toBe(network));
});
