import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isOfStaff } from '../../src/contract/page-list';

const KEY = /'([a-zA-Z]+(?:\.[a-zA-Z_-]+)+)'/g;
const BUILT_KEY = /"([a-zA-Z]+(?:\.[a-zA-Z_-]+)+)"/g;
const DESKS = join('src', 'desks');

const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] as string);

/** Names of texts that modules of the desks ask for and no other module does: a script that has one holds such a module. */
export function deskWords(): string[] {
  const modules = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join('src', name));
  const wordsOf = (isDesk: boolean) =>
    new Set(
      modules
        .filter((path) => path.startsWith(DESKS) === isDesk)
        .flatMap((path) => found(readFileSync(path, 'utf8'), KEY)),
    );
  const elsewhere = wordsOf(false);
  return [...wordsOf(true)].filter((word) => !elsewhere.has(word));
}

/** Scripts of a route: those that its first visit loads, and those that it can load later. */
function scriptsOf(route: string, first: string[], buildFolder: string): string[] {
  const list = join(buildFolder, 'server', 'pages', route === '/' ? 'index' : route, 'react-loadable-manifest.json');
  const later = existsSync(list)
    ? Object.values(JSON.parse(readFileSync(list, 'utf8')) as Record<string, { files: string[] }>)
    : [];
  // what the server alone has is listed too, and is no file of a browser
  return [...new Set([...first, ...later.flatMap(({ files }) => files)])].filter(
    (name) => name.endsWith('.js') && existsSync(join(buildFolder, name)),
  );
}

/** Which of these words stand in the scripts of each route of a finished build. */
export function wordsByRoute(words: string[], buildFolder: string): { staff: Set<string>; shop: [string, string][] } {
  const { pages } = JSON.parse(readFileSync(join(buildFolder, 'build-manifest.json'), 'utf8')) as {
    pages: Record<string, string[]>;
  };
  const wanted = new Set(words);
  const read = new Map<string, string[]>();
  const wordsOf = (name: string) => {
    const known = read.get(name);
    if (known) return known;
    const fresh = found(readFileSync(join(buildFolder, name), 'utf8'), BUILT_KEY).filter((word) => wanted.has(word));
    read.set(name, fresh);
    return fresh;
  };
  const staff = new Set<string>();
  const shop: [string, string][] = [];
  for (const [route, first] of Object.entries(pages))
    for (const word of scriptsOf(route, first, buildFolder).flatMap(wordsOf))
      if (isOfStaff(route)) staff.add(word);
      else shop.push([route, word]);
  return { staff, shop };
}
