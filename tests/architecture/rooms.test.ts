import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../support/files-below';

/** The rooms of the server and the files that stand beside them, each above all that it may import; what is not named here is no room. */
const FLOORS = ['start', 'entry', 'page', 'wiring', 'jobs', 'modules', 'adapters', 'kernel', 'db', 'env'];

/** Modules by what they know of each other, each above most that it asks. What asks upward is listed below. */
const MODULES = [
  ...['dashboard', 'transit', 'warehouse', 'purchase', 'payment', 'customer', 'wallet', 'cart', 'auth', 'platform'],
  ...['content', 'catalog', 'export', 'account', 'tenant', 'words', 'upload', 'operator'],
];
/** Seven pairs; an eighth wants another home for what it asks for. */
const ASKS_UPWARD = [
  ...['account → transit', 'cart → transit', 'catalog → transit', 'operator → account', 'operator → auth'],
  ...['purchase → transit', 'purchase → warehouse'],
];

/** Names under which measuring scripts from outside load two files of `wiring`; nothing here does. */
const NAMES_FOR_OTHERS = ['api-app', 'app-money'];

type Arrow = [from: string, to: string];

/** Every import of one file by another, types and `import()` too. */
function importsBelow(folder: string): Arrow[] {
  return filesBelow(folder)
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) =>
      ts
        .preProcessFile(readFileSync(path, 'utf8'), true, true)
        .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
        .map(({ fileName }): Arrow => [path, join(dirname(path), fileName).replaceAll('\\', '/')]),
    );
}

const roomOf = (path: string) => /^src\/server\/([^/.]+)/.exec(path)?.[1];
const moduleOf = (path: string) => /^src\/server\/modules\/([^/]+)\//.exec(path)?.[1];

const arrowsBetween = (imports: Arrow[], placeOf: (path: string) => string | undefined): Arrow[] =>
  imports
    .map(([from, to]): Arrow => [placeOf(from) ?? '', placeOf(to) ?? ''])
    .filter(([from, to]) => from && to && from !== to);

/** What is on no floor is above them all. */
const arrowsUp = (arrows: Arrow[], floors = FLOORS) =>
  arrows.filter(([from, to]) => floors.indexOf(from) > floors.indexOf(to));

const circles = (arrows: Arrow[]) => {
  const all = new Set(arrows.map((arrow) => arrow.join(' → ')));
  return [...all].filter((arrow) => {
    const [from = '', to = ''] = arrow.split(' → ');
    return from < to && all.has(`${to} → ${from}`);
  });
};

const imports = importsBelow('src/server');

describe('the rooms of the server', () => {
  it('are ten at most, and each file of code is in one', () => {
    const rooms = new Set(filesBelow('src/server').flatMap((path) => roomOf(path) ?? []));
    expect([...rooms].sort()).toEqual([...FLOORS, ...NAMES_FOR_OTHERS].sort());
    expect(FLOORS.length).toBeLessThanOrEqual(10);
    expect(arrowsBetween(imports, roomOf).filter(([, to]) => NAMES_FOR_OTHERS.includes(to))).toEqual([]);
  });

  it('have no arrow that runs up', () => {
    const arrows = arrowsBetween(imports, roomOf);
    expect(arrows.length).toBeGreaterThan(500);
    expect(arrowsUp(arrows)).toEqual([]);
  });

  it('would show one', () => {
    const bad = arrowsBetween([['src/server/db/pool.ts', 'src/server/kernel/log']], roomOf);
    expect(arrowsUp(bad)).toEqual([['db', 'kernel']]);
    expect(circles([...bad, ['kernel', 'db']])).toEqual(['db → kernel']);
  });

  it('have seven pairs of modules where the lower one asks, and no eighth', () => {
    const arrows = arrowsBetween(imports, moduleOf);
    expect([...new Set(arrows.flat())].sort()).toEqual([...MODULES].sort());
    expect([...new Set(arrowsUp(arrows, MODULES).map((arrow) => arrow.join(' → ')))].sort()).toEqual(ASKS_UPWARD);
  });

  it('have two pairs of modules that know each other, by different services, and no third', () => {
    expect(circles(arrowsBetween(imports, moduleOf))).toEqual(['account → transit', 'purchase → warehouse']);
  });
});
