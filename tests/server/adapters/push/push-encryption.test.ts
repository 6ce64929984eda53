import { createPublicKey, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { pushKeyOf } from '../../../../src/server/adapters/push/push-key';
import { encryptPush } from '../../../../src/server/adapters/push/push-encryption';
import { vapidHeader } from '../../../../src/server/adapters/push/vapid';

const bytes = (text: string) => Buffer.from(text, 'base64url');

describe('a push message', () => {
  it('is what RFC 8291 has for its example, byte for byte', () => {
    const device = {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    const chance = {
      salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
      ephemeral: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
    };
    expect(encryptPush('When I grow up, I want to be a watermelon', device, chance).toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    );
  });

  it('is refused for a device whose key is no point, and where it is too long', () => {
    const auth = 'BTBZMqHH6r4Tts7J_aSIgg';
    expect(() => encryptPush('x', { p256dh: `B${'A'.repeat(86)}`, auth })).toThrow();
    expect(() => encryptPush('x'.repeat(3001), { p256dh: pushKeyOf('s').publicKey, auth })).toThrow(/too long/);
  });
});

describe('what we say of ourselves to a push service', () => {
  const key = pushKeyOf('a secret of this deployment, which is kept');

  it('is signed by the key that browsers subscribe to, the same for one secret', () => {
    expect(pushKeyOf('a secret of this deployment, which is kept').publicKey).toBe(key.publicKey);
    expect(pushKeyOf('another').publicKey).not.toBe(key.publicKey);
    const now = new Date('2026-11-23T09:00:00Z');
    const header = vapidHeader(key, { audience: 'https://push.example', contact: 'mailto:a@b.example', now });
    const [, token = '', shown] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? [];
    expect(shown).toBe(key.publicKey);
    const [head = '', claims = '', signature = ''] = token.split('.');
    expect(JSON.parse(bytes(claims).toString())).toEqual({
      aud: 'https://push.example',
      exp: now.getTime() / 1000 + 12 * 3600,
      sub: 'mailto:a@b.example',
    });
    const point = bytes(key.publicKey);
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
    const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    const isOurs = (text: string) =>
      verify('sha256', Buffer.from(text), { key: publicKey, dsaEncoding: 'ieee-p1363' }, bytes(signature));
    expect([isOurs(`${head}.${claims}`), isOurs(`${head}.${claims}x`)]).toEqual([true, false]);
  });
});
