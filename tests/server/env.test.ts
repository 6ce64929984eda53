import { describe, expect, it } from 'vitest';
import { env, parseEnv } from '../../src/server/env';
import { withEnv } from '../support/with-env';

const POSTGRES = 'postgres://user@db/sampan';

describe('the demo world', () => {
  it.each([
    ['where nothing is said', {}, true, 'demo'],
    ['not on PostgreSQL', { DATABASE_URL: POSTGRES }, false, undefined],
    ['not behind https', { PUBLIC_ORIGIN_SCHEME: 'https' }, false, undefined],
    ['on PostgreSQL where it is asked for', { DATABASE_URL: POSTGRES, SEED_DEMO: '1' }, true, 'demo'],
    ['behind https where it is asked for', { PUBLIC_ORIGIN_SCHEME: 'https', SEED_DEMO: '1' }, true, 'demo'],
    ['without what has happened there', { DATABASE_URL: POSTGRES, SEED_DEMO: 'shops' }, true, 'demo'],
    ['not where it is refused', { SEED_DEMO: '0' }, false, undefined],
    ['with another default shop', { DEFAULT_TENANT: 'hanoi' }, true, 'hanoi'],
    ['not, with a default shop', { DATABASE_URL: POSTGRES, DEFAULT_TENANT: 'acme' }, false, 'acme'],
  ])('is there %s', (_, source, isDemo, DEFAULT_TENANT) => {
    expect(parseEnv(source)).toMatchObject({ isDemo });
    expect(parseEnv(source).DEFAULT_TENANT).toBe(DEFAULT_TENANT);
  });

  it('has no secret that everybody could know', () => {
    expect(parseEnv({}).SANDBOX_SECRET).toBeUndefined();
  });
});

it('is played for works beside each other, and is as it was when the last of them ends', async () => {
  const before = { ...env() };
  const ends: (() => void)[] = [];
  const held = () => new Promise<void>((end) => void ends.push(end));
  const works = [
    withEnv({ BASE_DOMAINS: 'one.test', MAIL_WEBHOOK_SECRET: 'x' }, held),
    withEnv({ BASE_DOMAINS: 'two.test' }, held),
  ];
  ends[0]?.();
  await works[0];
  expect(env()).toEqual({ ...before, BASE_DOMAINS: 'two.test' });
  ends[1]?.();
  await works[1];
  expect(env()).toEqual(before);
});
