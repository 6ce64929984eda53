import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passwordProblems, passwordStrength, payPasswordProblems } from '../../src/contract/password';

const context = { email: 'annabel.lee@mail.example', tenantName: 'Harbour Market' };

describe('passwordProblems', () => {
  it.each([
    'tide-lamp-73', 'Zk8#pq2!', 'пароль-на-весну', '密码很长也可以的呀', 'ລະຫັດຜ່ານ໑໒', '  spaces kept  ', '🐟🐠🐡🦈🐙🦑🦐🦞',
    'x'.repeat(64) + 'y'.repeat(64), 'a\0b\0c\0d\0e', 'correct horse battery staple', 'ann-likes-fish',
  ])('takes %j', (password) => expect(passwordProblems(password, context)).toEqual([])); // prettier-ignore

  it.each([
    ['', ['too-short']],
    ['zk8#pq2', ['too-short']],
    ['🐟🐠🐡🦈🐙🦑🦐', ['too-short']],
    ['zk8#pq2!'.repeat(16) + 'x', ['too-long']],
    ['password', ['too-common']],
    ['PassWord', ['too-common']],
    ['Password1!', ['too-common']],
    ['iloveyou2024', ['too-common']],
    ['12345678', ['too-common']],
    ['1q2w3e4r', ['too-common']],
    ['qwerty', ['too-short', 'too-common']],
    ['aaaaaaaaaaaa', ['too-common']],
    ['        ', ['too-common']],
    ['annabel.lee', ['contains-email']],
    ['xxANNABEL.LEE99', ['contains-email']],
    ['my harbour market pw', ['contains-shop-name']],
    ['Annabel.Lee@Harbour Market', ['contains-email', 'contains-shop-name']],
  ])('%j → %j', (password, problems) => expect(passwordProblems(password, context)).toEqual(problems));

  it('does not refuse for a very short or missing name', () => {
    expect(passwordProblems('mango-boat-19', { email: 'man@mail.example', tenantName: 'go' })).toEqual([]);
    expect(passwordProblems('mango-boat-19', { email: '', tenantName: '' })).toEqual([]);
    expect(passwordProblems('mango-boat-19', {})).toEqual([]);
  });
  it('counts characters, not UTF-16 units, at both ends', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }), { maxLength: 140 }), (characters) => {
        const password = characters.join('');
        const length = Array.from(password).length;
        expect(passwordProblems(password, {}).includes('too-short')).toBe(length < 8);
        expect(passwordProblems(password, {}).includes('too-long')).toBe(length > 128);
      }),
    ); // prettier-ignore
  });
});

describe('passwordStrength', () => {
  it.each([
    ['', 0], ['password', 0], ['Password1!', 0], ['zzzzzzzzzzzz', 0], ['zk8#', 1], ['tidelamp', 1], ['abcdefghijklmnop', 1],
    ['tidelamp7', 2], ['Tidalump73', 3], ['Zk8#pq2!', 2], ['tide-lamp-73', 3], ['correct horse battery staple', 4], ['Zk8#pq2!vW5?', 4],
    ['密码很长也可以的呀吗', 3],
  ])('%j → %i', (password, strength) => expect(passwordStrength(password)).toBe(strength)); // prettier-ignore
  it('does not fall when a character of the same kinds is added', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[b-y]{6,20}$/), fc.constantFrom(...'bdfhjlnprtvx'), (password, more) => {
        fc.pre(passwordStrength(password + more) > 0);
        expect(passwordStrength(password + more)).toBeGreaterThanOrEqual(passwordStrength(password));
      }),
    );
  });
});

describe('payPasswordProblems', () => {
  it.each(['135790', '112233', '121212', '123457', '654320', '000001', '024680', '890123'])('takes %s', (text) =>
    expect(payPasswordProblems(text)).toEqual([]),
  );
  it.each(['', '12345', '1234567', '12345a', '12 456', '１２３４５７', '١٢٣٤٥٧', '-12345', '135790\n', '1e5000'])(
    '%j is not six digits',
    (text) => expect(payPasswordProblems(text)).toEqual(['not-six-digits']),
  );
  it.each(['000000', '111111', '999999'])('%s is one digit', (text) =>
    expect(payPasswordProblems(text)).toEqual(['all-equal']),
  );
  it.each(['123456', '654321', '012345', '456789', '987654', '543210'])('%s is straight', (text) =>
    expect(payPasswordProblems(text)).toEqual(['in-sequence']),
  );
  it('refuses 10 + 5 + 5 of all codes', () => {
    let refused = 0;
    for (let code = 0; code < 1_000_000; code++)
      if (payPasswordProblems(String(code).padStart(6, '0')).length) refused++;
    expect(refused).toBe(20);
  });
});
