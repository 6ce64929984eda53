import {
  convertCssVariables,
  deepMerge,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { shopTheme } from '../../src/ui/theme';
import { shopVariables } from '../../src/ui/theme-variables';
import { themeBaseCss, themeCss } from '../../src/ui/theme-css';
import { shopColoursOf } from '../../src/contract/palette';

/** Each declaration with the selector that it stands under. */
function declarations(css: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, selector = '', body = ''] of css.matchAll(/([^{}]+)\{([^}]*)\}/g))
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g))
      found.set(`${selector.trim()} ${name}`, value.trim());
  return found;
}

describe('the look of a shop', () => {
  // after a change of the theme: `npx vitest run tests/ui/theme-css.test.tsx -u`
  it('has what all shops share in theme-base.css', async () => {
    await expect(themeBaseCss()).toMatchFileSnapshot('../../src/ui/theme-base.css');
  });

  it.each(['#0d7a73', '#ffd400', '#7a0000', '#101010'])('is whole for %s: base and own part', (colour) => {
    const colours = shopColoursOf(colour);
    const theme = mergeMantineTheme(DEFAULT_THEME, shopTheme(colours, 'ko'));
    const all = deepMerge(defaultCssVariablesResolver(theme), shopVariables(colours)(theme));
    const mantines = declarations(convertCssVariables(defaultCssVariablesResolver(DEFAULT_THEME)));
    const written = new Map([...mantines, ...declarations(readFileSync('src/ui/theme-base.css', 'utf8'))]);
    const drawn = new Map([...written, ...declarations(themeCss(colours, 'ko'))]);
    const wanted = [...declarations(convertCssVariables(all as Parameters<typeof convertCssVariables>[0]))];
    const unused = /color-(pink|grape|violet|indigo|cyan|green|lime)-/;
    expect(wanted.filter(([name, value]) => drawn.get(name) !== value && !unused.test(name))).toEqual([]);
  });

  it('writes only its own colours into the document', () => {
    const css = themeCss(shopColoursOf('#0d7a73'), 'en');
    expect(css).toContain('--mantine-color-brand-6: #0d7a73');
    expect(css).not.toContain('--mantine-spacing');
    expect(css.length).toBeLessThan(5_900);
  });
});
