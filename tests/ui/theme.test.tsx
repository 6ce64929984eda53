import { Container } from '@mantine/core';
import { screen } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DARK_GROUND, DARK_RAISED, shopColoursOf } from '../../src/server/page/palette';
import { STATE_COLOURS } from '../../src/ui/state-colours';
import { CONTAINERS, DARK, shopTheme } from '../../src/ui/theme';
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
