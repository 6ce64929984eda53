import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Lock {
  packages: Record<string, { version?: string; optionalDependencies?: Record<string, string> }>;
}
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
const versionOf = (name: string) => lock.packages[`node_modules/${name}`]?.version ?? '0.0.0';
const isAtLeast = (version: string, floor: string) => version.localeCompare(floor, 'en', { numeric: true }) >= 0;

// Floors below which a known hole stands open (docs/decisions/0020-versions-that-still-run-on-node-20.md).
const FLOORS: [name: string, floor: string][] = [
  ['next', '16.4.1'],
  ['axios', '1.19.0'],
  ['sanitize-html', '2.17.4'],
];

describe('dependencies', () => {
  it.each(FLOORS)('%s is at least %s', (name, floor) => {
    expect(isAtLeast(versionOf(name), floor)).toBe(true);
  });

  it('holds no server components runtime', () => {
    expect(Object.keys(lock.packages).filter((path) => /node_modules\/react-server-dom/.test(path))).toEqual([]);
  });

  it('pins every direct dependency', () => {
    const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
      'dependencies' | 'devDependencies',
      Record<string, string>
    >;
    const loose = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
      ([, range]) => !/^(npm:\w+@)?\d/.test(range),
    );
    expect(loose).toEqual([]);
  });

  it('names what every system installs, not this one alone', () => {
    const wanted = Object.values(lock.packages).flatMap((each) => Object.keys(each.optionalDependencies ?? {}));
    const held = new Set(Object.keys(lock.packages).map((path) => path.split('node_modules/').at(-1)));
    expect(wanted.filter((name) => !held.has(name))).toEqual([]);
  });

  it('keeps all of Mantine at one version', () => {
    expect(new Set(['core', 'hooks', 'notifications'].map((part) => versionOf(`@mantine/${part}`))).size).toBe(1);
  });
});
