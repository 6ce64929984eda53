import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const { resolve } = createRequire(import.meta.url);
const CORE = dirname(resolve('@mantine/core/styles.css'));
const NOTIFICATIONS = dirname(resolve('@mantine/notifications/styles.css'));
const ALL = readFileSync(join(CORE, 'styles.css'), 'utf8');
const HEAD = `/*
 * Mantine's styles for the components that we draw, and for what those draw, in Mantine's own order: all of them are
 * three times as much, and the first view of a shop waits for them. tests/ui/mantine-css.test.tsx writes this.
 */
`;

const read = (file: string) => readFileSync(file, 'utf8');
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx|mjs)$/.test(file))
    .map((file) => join(folder, file));

/** What files take from Mantine's components, by name; types are not there when a page is drawn. */
const takenFromCore = (files: string[]) =>
  files
    .flatMap((file) => [...read(file).matchAll(/import \{([^}]*)\} from ["']@mantine\/core["']/g)])
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    .filter((name) => name && !name.startsWith('type '));

/** The module files of styles that a module of Mantine's reaches. */
function stylesBehind(file: string, seen: Set<string>): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const own = /([A-Za-z]+)\.module\.mjs$/.exec(file)?.[1];
  const imports = [...read(file).matchAll(/ from "(\.[^"]+)"/g)];
  return [...(own ? [own] : []), ...imports.flatMap(([, path = '']) => stylesBehind(join(dirname(file), path), seen))];
}

const isOfDesk = (file: string) => /[\\/](shell[\\/]desk|desks)[\\/]/.test(file);

function stylesOf(sources: string[]): string[] {
  const index = read(join(CORE, 'esm/index.mjs'));
  const names = takenFromCore(sources);
  const seen = new Set<string>();
  const files = names.map((name) => new RegExp(`[{ ]${name}[ ,][^}]*\\} from "(\\./[^"]+)"`).exec(index)?.[1] ?? '');
  return files.flatMap((path) => (path ? stylesBehind(join(CORE, 'esm', path), seen) : []));
}

/** Where a component's styles begin among all of them: later ones win over those before. */
function placeOf(name: string): number {
  const place = ALL.indexOf(read(join(CORE, `styles/${name}.css`)).trim());
  if (place < 0) throw new Error(`styles.css of Mantine has no ${name}`);
  return place;
}

describe('the styles of Mantine', () => {
  // after a component is used for the first time or no more: `npx vitest run tests/ui/mantine-css.test.tsx -u`
  it('are those of the components that are drawn, in the order of all', async () => {
    const sources = [...filesIn('src').filter((file) => !isOfDesk(file)), ...filesIn(join(NOTIFICATIONS, 'esm'))];
    const names = ['baseline', 'default-css-variables', 'global', ...stylesOf(sources)];
    const sorted = [...new Set(names)].sort((a, b) => placeOf(a) - placeOf(b));
    expect(sorted).toContain('Button');
    expect(sorted).toContain('Notification');
    const list = sorted.map((name) => `@import '@mantine/core/styles/${name}.css';\n`);
    await expect(HEAD + list.join('')).toMatchFileSnapshot('../../src/ui/mantine.css');
  });

  it('of the desks alone come with their frame', () => {
    const everywhere = read('src/ui/mantine.css');
    const names = stylesOf(filesIn('src').filter(isOfDesk)).filter((name) => !everywhere.includes(`/${name}.css'`));
    const asked = read('src/shell/desk/desk-frame.tsx').matchAll(/import '@mantine\/core\/styles\/(\w+)\.css';/g);
    expect([...asked].map(([, name]) => name)).toEqual([...new Set(names)].sort((a, b) => placeOf(a) - placeOf(b)));
  });
});
