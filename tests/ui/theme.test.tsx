import { Button, Container, DEFAULT_THEME, mergeMantineTheme } from '@mantine/core';
import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DEMO_SHOPS } from '../../src/demo/seed/demo-shops';
import { contrast } from '../../src/contract/oklch';
import { DARK_GROUND, DARK_RAISED, firstColour, READABLE, shopColoursOf } from '../../src/contract/palette';
import { STATE_COLOURS } from '../../src/ui/state-colours';
import { CONTAINERS, DARK, shopTheme } from '../../src/ui/theme';
import { shopVariables } from '../../src/ui/theme-variables';
import { renderUi } from '../support/render';

describe('the theme of a shop', () => {
  it('has the ten shades that the server made as its own colour (TEN-5)', () => {
    const colours = shopColoursOf('#f2a900');
    const { colors, primaryColor, primaryShade } = shopTheme(colours, 'en');
    expect(primaryColor).toBe('brand');
    expect(colors?.brand).toEqual(colours.shades);
    expect(colors?.brand).toHaveLength(10);
    expect(primaryShade).toEqual({ light: 6, dark: colours.darkFill });
  });

  it.each(Object.entries({ red: '#e03131', teal: '#0f8a5f', blue: '#2563eb', yellow: '#f2b01e' }))(
    'has written %s down as it is worked out',
    (name, colour) => {
      expect(shopColoursOf(colour)).toMatchObject(STATE_COLOURS[name as keyof typeof STATE_COLOURS]);
    },
  );

  it('stands on the grounds that the server reckons with', () => {
    expect([DARK[7], DARK[5]]).toEqual([DARK_GROUND, DARK_RAISED]);
  });

  it.each([
    ['xs', 960],
    ['sm', 1024],
    ['md', 1440],
    ['lg', 1440],
    ['xl', 1920],
  ])('gives a container of size %s %i pixels (FRM-16)', (size, pixels) => {
    renderUi(<Container size={size}>{size}</Container>);
    expect(screen.getByText(size).style.getPropertyValue('--container-size')).toBe(`${pixels / 16}rem`);
    expect(CONTAINERS[size]).toBe(pixels);
  });

  it('gives pages the widths of its containers (FRM-16)', () => {
    const widths = readFileSync('src/ui/global.css', 'utf8').matchAll(/--page-(xs|sm|md|xl): (\d+)rem/g);
    const { lg, ...containers } = CONTAINERS;
    expect(lg).toBe(containers.md);
    expect(Object.fromEntries([...widths].map(([, size, rem]) => [size, Number(rem) * 16]))).toEqual(containers);
  });

  it('has each of them used by a page (FRM-16)', () => {
    const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
    const used = sheets.flatMap((file) =>
      [...readFileSync(`src/${file}`, 'utf8').matchAll(/var\(--page-(xs|sm|md|xl)\)/g)].map(([, size]) => size),
    );
    expect([...new Set(used)].sort()).toEqual(['md', 'sm', 'xl', 'xs']);
  });
});

/** How the words of a filled button stand out from its fill, at rest and under the pointer, in both schemes. */
function onFilled(colour: string): number[] {
  const colours = shopColoursOf(colour);
  const { light, dark } = shopVariables(colours)(mergeMantineTheme(DEFAULT_THEME, shopTheme(colours, 'en')));
  const schemes = [
    { written: light, fill: 6 },
    { written: dark, fill: colours.darkFill },
  ];
  return schemes.flatMap(({ written, fill }) => {
    const words = written['--mantine-primary-color-contrast'] === '#000' ? '#000000' : '#ffffff';
    const hover = Number(/brand-(\d)\)$/.exec(written['--mantine-color-brand-filled-hover'] ?? '')?.[1]);
    return [fill, hover].map((index) => contrast(colours.shades[index] ?? '', words));
  });
}

describe('words on a button filled with a shop’s colour', () => {
  it.each(DEMO_SHOPS.map(({ record }) => [record.id, record.themeColor ?? ''] as const))('read in %s', (_, colour) => {
    expect(Math.min(...onFilled(firstColour(colour)))).toBeGreaterThanOrEqual(READABLE);
  });

  it('read whatever the colour', () => {
    const any = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(any, (colour) => {
        expect(Math.min(...onFilled(colour))).toBeGreaterThanOrEqual(READABLE);
      }),
      { numRuns: 1000 },
    );
  });

  it('read under the pointer where they stand on a light tint of it, whatever the colour', () => {
    const any = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(any, (colour) => {
        const brand = shopColoursOf(colour);
        const theme = mergeMantineTheme(DEFAULT_THEME, shopTheme(brand, 'en'));
        const { light } = shopVariables(brand)(theme);
        for (const [name, { shades }] of Object.entries({ brand, ...STATE_COLOURS })) {
          const words = Number(/-(\d)\)$/.exec(light[`--mantine-color-${name}-light-color`] ?? '')?.[1]);
          const grounds = [shades[1] ?? '', shades[2] ?? ''];
          for (const ground of grounds) expect(contrast(shades[words] ?? '', ground)).toBeGreaterThanOrEqual(READABLE);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('are those of the scheme, and not those of the light one', () => {
    renderUi(<Button>Buy</Button>);
    const colour = screen.getByRole('button').style.getPropertyValue('--button-color');
    expect(colour).toBe('var(--mantine-primary-color-contrast)');
  });

  it('are left to the library where the colour is another', () => {
    renderUi(<Button color="red">Remove</Button>);
    expect(screen.getByRole('button').style.getPropertyValue('--button-color')).not.toContain('primary');
  });
});
