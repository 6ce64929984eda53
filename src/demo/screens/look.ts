import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShellData } from '../../client/shell-data';

/** What every page stands on, then what these add. */
const SHEETS = [join('src', 'ui', 'global.css'), join('src', 'demo', 'screens', 'screens.css')];

/** The styles of a shop's page: the theme's custom properties in the shop's colours, and two sheets. */
export async function lookOf({ colours, locale }: ShellData): Promise<string> {
  // what draws pages is loaded by who looks at one
  const [mantine, { shopTheme }, { shopVariables }] = await Promise.all([
    import('@mantine/core'),
    import('../../ui/theme'),
    import('../../ui/theme-variables'),
  ]);
  const theme = mantine.mergeMantineTheme(mantine.DEFAULT_THEME, shopTheme(colours, locale));
  const variables = mantine.deepMerge(mantine.defaultCssVariablesResolver(theme), shopVariables(colours)(theme));
  const properties = mantine.convertCssVariables(variables as Parameters<typeof mantine.convertCssVariables>[0]);
  return [properties, ...SHEETS.map((path) => readFileSync(path, 'utf8'))].join('\n');
}
