import { describe, expect, it } from 'vitest';
import { encodePolicy, isSignedV1, signV1, signV4 } from '../../../../src/server/adapters/storage/post-policy';

const V1 = encodePolicy({
  expiration: '2030-01-01T00:00:00.000Z',
  conditions: [
    ['content-length-range', 0, 10485760],
    ['eq', '$key', 'upload/a.jpg'],
  ],
});

describe('signatures of OSS PostObject', () => {
  it('encodes and signs the known policy of version 1', () => {
    expect(V1).toBe(
      'eyJleHBpcmF0aW9uIjoiMjAzMC0wMS0wMVQwMDowMDowMC4wMDBaIiwiY29uZGl0aW9ucyI6W1siY29udGVudC1sZW5ndGgtcmFuZ2UiLDAsMTA0ODU3NjBdLFsiZXEiLCIka2V5IiwidXBsb2FkL2EuanBnIl1dfQ==',
    );
    expect(signV1('testSecret', V1)).toBe('084iYg8VekmNUcLmTt83ToztfE4=');
  });

  it('knows a right signature from a wrong, a short and an empty one', () => {
    expect(isSignedV1('testSecret', V1, '084iYg8VekmNUcLmTt83ToztfE4=')).toBe(true);
    for (const wrong of ['084iYg8VekmNUcLmTt83ToztfE5=', '084iYg8', '']) {
      expect(isSignedV1('testSecret', V1, wrong)).toBe(false);
    }
    expect(isSignedV1('otherSecret', V1, '084iYg8VekmNUcLmTt83ToztfE4=')).toBe(false);
  });

  it('signs the known policy of version 4', () => {
    const policy = encodePolicy({
      expiration: '2030-01-01T00:00:00.000Z',
      conditions: [
        { bucket: 'b' },
        { 'x-oss-signature-version': 'OSS4-HMAC-SHA256' },
        { 'x-oss-credential': 'AK/20291231/cn-hangzhou/oss/aliyun_v4_request' },
        { 'x-oss-date': '20291231T000000Z' },
      ],
    });
    expect(signV4('testSecret', { day: '20291231', region: 'cn-hangzhou', policy })).toBe(
      '389ab6367cfec6c9c16060e83bdd24ceb7c03bb4fc2c95f0f121b7b2fb6ed3ee',
    );
  });
});
