import { describe, expect, it } from 'vitest';
import { isSignedCallback, signCallback } from '../../../src/demo/sandbox/sandbox-signature';

const now = new Date('2026-11-21T08:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const rawBody = '{"id":"e1"}';
const secrets = ['secret-of-this-year', 'secret-of-last-year'];
const signature = signCallback(secrets, 'demo', rawBody, now);
const call = { tenantId: 'demo', rawBody, signature, now };

describe('isSignedCallback', () => {
  it('takes its own signature', () => {
    expect(isSignedCallback(secrets, call)).toBe(true);
    expect(signature).toMatch(/^t=1795248000,v1=[0-9a-f]{64}$/);
  });

  it.each([
    ['no signature', { signature: undefined }],
    ['an empty one', { signature: '' }],
    ['one with a bit changed', { signature: signature.replace(/.$/, (last) => (last === '0' ? '1' : '0')) }],
    ['one cut short', { signature: signature.slice(0, -1) }],
    ['one made longer', { signature: `${signature}0` }],
    ['one in capitals', { signature: signature.toUpperCase() }],
    ['another time', { signature: signature.replace('t=1795248000', 't=1795248001') }],
    ['a time that is none', { signature: signature.replace('t=1795248000', 't=NaN') }],
    ['another body', { rawBody: '{"id":"e2"}' }],
    ['a body with something behind it', { rawBody: `${rawBody} ` }],
    ['another shop', { tenantId: 'seoul' }],
    ['a call too late', { now: later(301) }],
    ['a call too early', { now: later(-301) }],
  ])('refuses %s', (_, change) => expect(isSignedCallback(secrets, { ...call, ...change })).toBe(false));

  it.each([300, -300])('takes a clock %s seconds off', (seconds) =>
    expect(isSignedCallback(secrets, { ...call, now: later(seconds) })).toBe(true),
  );

  // P8
  it('takes two secrets, no third', () => {
    const withNew = ['secret-of-next-year', ...secrets];
    expect(isSignedCallback(withNew.slice(0, 2), call)).toBe(true);
    expect(isSignedCallback(['x', 'y', ...secrets], call)).toBe(false);
    const old = signCallback(['secret-of-last-year'], 'demo', rawBody, now);
    expect(isSignedCallback(secrets, { ...call, signature: old })).toBe(true);
    expect(isSignedCallback(withNew, { ...call, signature: old })).toBe(false);
  });
});
