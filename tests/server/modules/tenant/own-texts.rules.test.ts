import { describe, expect, it } from 'vitest';
import { shippedTexts } from '../../../../src/server/kernel/shipped-texts';
import { wrongForms } from '../../../../src/server/modules/tenant/own-texts.rules';

const codes = (shipped: Record<string, string>, own: Record<string, string>) =>
  wrongForms(shipped, own).map(({ form, code }) => `${form}: ${code}`);

describe('words of a shop’s own', () => {
  it.each([
    [{ '': 'Pay {{sum}}' }, { '': 'Settle {{ sum }} now' }, []],
    [{ '': 'Pay {{sum}}' }, { '': 'Pay' }, [': placeholder-missing']],
    [{ '': 'Pay {{sum}}' }, { '': 'Pay {{sum}} of {{all}}' }, [': placeholder-unknown']],
    [{ '': 'Pay' }, { '': ' ' }, [': required']],
    [{ '': 'Pay' }, { '': '$t(cart:title)' }, [': invalid_format']],
    [{ '': 'By <terms>our terms</terms>' }, { '': 'As <terms>agreed</terms>' }, []],
    [{ '': 'By <terms>our terms</terms>' }, { '': 'As agreed' }, [': marks-differ']],
    [{ one: '{{count}} parcel', other: '{{count}} parcels' }, { one: 'A parcel', other: '{{count}} boxes' }, []],
    [{ one: '{{count}} parcel', other: '{{count}} parcels' }, { one: 'A parcel' }, ['other: required']],
    [
      { one: '{{count}} parcel', other: '{{count}} parcels' },
      { one: 'A', other: 'Some' },
      ['other: placeholder-missing'],
    ],
    [{ '': 'Pay' }, { '': 'Pay', few: 'x' }, ['few: unknown']],
  ] as [Record<string, string>, Record<string, string>, string[]][])('%j as %j: %j', (shipped, own, wrong) => {
    expect(codes(shipped, own)).toEqual(wrong);
  });

  it.each(['en', 'ru', 'zh-CN', 'ar'] as const)('of %s: what is shipped keeps its own rules', (language) => {
    const wrong = [...shippedTexts(language)].filter(([, forms]) => wrongForms(forms, forms).length > 0);
    expect(wrong).toEqual([]);
    expect(shippedTexts(language).size).toBeGreaterThan(500);
  });

  it('have all forms of a number that their language has, and none of the server’s own sentences', () => {
    const counted = [...shippedTexts('ru')].filter(([, forms]) => 'other' in forms);
    expect(counted.every(([, forms]) => Object.keys(forms).toSorted().join() === 'few,many,one,other')).toBe(true);
    expect([...shippedTexts('ru').keys()].filter((key) => /^(common:mail\.|operator:)/.test(key))).toEqual([]);
  });
});
