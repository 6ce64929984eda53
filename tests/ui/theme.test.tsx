import { Container } from '@mantine/core';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DARK_GROUND, DARK_RAISED, shopColoursOf } from '../../src/server/modules/tenant/palette.rules';
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
});
