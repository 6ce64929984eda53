import { describe, expect, it } from 'vitest';
import { aopSignature } from '../../../../../src/server/adapters/marketplace/alibaba-1688/aop-signature';

const PATH = 'param2/1/system/currentTime/1000000';
// as the platform publishes it
const SIGNED = '33E54F4F7B989E3E0E912D3FBD2F1A03CA7CCE88';

describe('the signature of 1688', () => {
  it.each([
    ['as published', { a: '1', b: '2' }],
    ['in whichever order the parameters stand', { b: '2', a: '1' }],
    ['without itself', { a: '1', _aop_signature: 'x', b: '2' }],
  ])('is upper-case hex over path and parameters, %s', (_, parameters) => {
    expect(aopSignature(PATH, parameters, 'test123')).toBe(SIGNED);
  });

  it('is over the raw characters, and another for another secret', () => {
    const words = { keyword: '杯 & a=b' };
    expect(aopSignature(PATH, words, 'test123')).not.toBe(aopSignature(PATH, { keyword: '%E6%9D%AF' }, 'test123'));
    expect(aopSignature(PATH, { a: '1', b: '2' }, 'test124')).not.toBe(SIGNED);
  });
});
