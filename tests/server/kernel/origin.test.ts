import { expect, it } from 'vitest';
import { hostBelowOurs } from '../../../src/server/kernel/origin';
import { withEnv } from '../../support/with-env';

it.each([
  [{ BASE_DOMAINS: 'localhost', PORT: 4200 }, 'bay.localhost:4200'],
  [{ BASE_DOMAINS: 'localhost', PORT: 80 }, 'bay.localhost'],
  [{ BASE_DOMAINS: 'shop.example,localhost', PORT: 4200 }, 'bay.shop.example'],
  [{ BASE_DOMAINS: '' }, undefined],
])('a shop that nobody has spoken to stands, by %o, at %s', (env, host) =>
  withEnv(env, async () => expect(hostBelowOurs('bay')).toBe(host)),
);
