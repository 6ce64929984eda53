import { describe, expect, it } from 'vitest';
import { hashPassword, isOutdatedHash, verifyPassword } from '../../../src/server/kernel/passwords';

describe('passwords', () => {
  it('verifies the password of a hash and no other', async () => {
    const stored = await hashPassword('correct horse');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verifyPassword(stored, 'correct horse')).toBe(true);
    expect(await verifyPassword(stored, 'correct horsf')).toBe(false);
  });

  it('salts: the same password hashes differently', async () => {
    expect(await hashPassword('correct horse')).not.toBe(await hashPassword('correct horse'));
  });

  it('keeps every character of a long password', async () => {
    const stored = await hashPassword(`${'é'.repeat(127)}a`);
    expect(await verifyPassword(stored, `${'é'.repeat(127)}b`)).toBe(false);
  });

  it('takes a composed and a decomposed character as one', async () => {
    expect(await verifyPassword(await hashPassword('caf\u00e9 caf\u00e9'), 'cafe\u0301 cafe\u0301')).toBe(true);
  });

  it('refuses everyone where there is no hash', async () => {
    expect(await verifyPassword(undefined, 'another one')).toBe(false);
    expect(await verifyPassword(null, '')).toBe(false);
  });

  it('hashes at the cost that was agreed on', async () => {
    expect(await hashPassword('correct horse')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  });

  it('knows a hash of other parameters', async () => {
    expect(isOutdatedHash(await hashPassword('correct horse'))).toBe(false);
    expect(isOutdatedHash('$argon2id$v=19$m=4096,t=3,p=1$AAAA$AAAA')).toBe(true);
  });

  it('lets 4 run and 64 wait, and refuses the rest', async () => {
    const answers = await Promise.allSettled(Array.from({ length: 80 }, () => hashPassword('correct horse')));
    const refused = answers.filter((answer) => answer.status === 'rejected');
    expect(refused).toHaveLength(12);
    expect(refused[0]?.reason).toMatchObject({ code: 'UNAVAILABLE' });
    expect(await verifyPassword(await hashPassword('still works'), 'still works')).toBe(true);
  });
});
