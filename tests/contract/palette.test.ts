import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast } from '../../src/contract/oklch';
import { paletteOf, readableShade } from '../../src/contract/palette';

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('paletteOf', () => {
  it('makes ten shades of any colour', () => {
    fc.assert(
      fc.property(colour, (hex) => {
        const palette = paletteOf(hex);
        expect(palette).toHaveLength(10);
        for (const shade of palette) expect(shade).toMatch(/^#[0-9a-f]{6}$/);
      }),
    );
  });

  it('adds the leading # where it is missing (TEN-5)', () => {
    expect(paletteOf('0f766e')).toEqual(paletteOf('#0f766e'));
    expect(paletteOf('abc')).toEqual(paletteOf('#aabbcc'));
  });

  it('falls back to green for what is no colour', () => {
    expect(paletteOf('teal-ish')).toEqual(paletteOf('#16a34a'));
  });

  it('fills with the very colour where white reads on it', () => {
    expect(paletteOf('#0f766e')[6]).toBe('#0f766e');
  });

  it('fills a little darker and keeps the colour at 5 where white does not', () => {
    const palette = paletteOf('#16a34a');
    expect(palette[5]).toBe('#16a34a');
    expect(contrast(palette[6] ?? '', '#ffffff')).toBeGreaterThanOrEqual(4.5);
  });

  it('keeps a yellow yellow', () => {
    expect(paletteOf('#facc15')[6]).toBe('#facc15');
  });

  it('always has a fill on which black or white reads, and a shade that reads on white', () => {
    fc.assert(
      fc.property(colour, (hex) => {
        const palette = paletteOf(hex);
        const onFill = Math.max(contrast(palette[6] ?? '', '#ffffff'), contrast(palette[6] ?? '', '#000000'));
        expect(onFill).toBeGreaterThanOrEqual(4.5);
        const text = palette[readableShade(palette, '#ffffff')] ?? '';
        expect(contrast(text, '#ffffff')).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});
