import { describe, expect, it } from 'vitest';
import { NAMESPACES } from '../../src/server/page/page-translations';
import { baseOfKey, textsOf } from '../support/locale-files';
import { reachedFrom, readSources } from '../support/text-use';

const sources = readSources();
const files = new Map(sources.map((file) => [file.path, file]));
const words = new Set(sources.flatMap((file) => [...file.words]));
const templates = sources
  .flatMap((file) => file.templates)
  .filter(({ source }) => (source.replaceAll('(.+)', '').match(/[a-z]/gi)?.length ?? 0) >= 3);
const keys = [...new Set(Object.keys(textsOf('en')).map(baseOfKey))];

/** Zod names these faults; our own code never does. */
const FAULTS_OF_ZOD = ['invalid_format', 'invalid_type', 'too_small', 'too_big'];

/** A number, a word of the source, or words of it that a template puts together from at least three letters of its own. */
function isWord(part: string): boolean {
  if (/^\d+$/.test(part) || words.has(part) || FAULTS_OF_ZOD.includes(part)) return true;
  return templates.some((template) =>
    template
      .exec(part)
      ?.slice(1)
      .every((inner) => words.has(inner)),
  );
}

/** Asked for by this very name, by a pattern whose open parts are words of the source, or kept in a table of keys. */
function isUsed(fullKey: string): boolean {
  const [namespace = '', key = ''] = fullKey.split(':');
  const isAsked = sources.some(({ asked }) =>
    asked.some((each) => {
      const match = each.namespace === namespace ? each.pattern.exec(key) : null;
      return match?.slice(1).every(isWord) ?? false;
    }),
  );
  return isAsked || sources.some((file) => file.words.has(key) && hasTableFor(namespace, file.namespaces));
}

// a table of keys stands beside its component, or, for the frame, in the data of the pages
const hasTableFor = (namespace: string, namespaces: Set<string>) => namespace === 'common' || namespaces.has(namespace);

describe('the texts', () => {
  it('are all asked for somewhere', () => {
    expect(keys.filter((key) => !isUsed(key))).toEqual([]);
  });

  it('exist wherever a key is written out', () => {
    const missing = sources.flatMap(({ path, asked }) =>
      asked
        .filter(({ namespace, pattern }) => !keys.some((key) => isKeyOf(namespace, pattern, key)))
        .map(({ namespace, pattern }) => `${path} ${namespace}:${pattern.source}`),
    );
    expect(missing).toEqual([]);
  });
});

function isKeyOf(namespace: string, pattern: RegExp, fullKey: string): boolean {
  return fullKey.startsWith(`${namespace}:`) && pattern.test(fullKey.slice(namespace.length + 1));
}

const isDrawn = (path: string) => !path.startsWith('src/server/') && !path.startsWith('src/contract/');
const namespacesFrom = (start: string) =>
  new Set(reachedFrom(start, files, isDrawn).flatMap(({ namespaces }) => [...namespaces]));
const pages = sources.filter(({ pageNamespaces }) => pageNamespaces);

describe('the namespaces that a page is sent', () => {
  it('are known of every page that has a loader', () => {
    expect(pages.length).toBeGreaterThan(20);
    expect(pages.flatMap(({ pageNamespaces = [] }) => pageNamespaces).filter((name) => !isNamespace(name))).toEqual([]);
  });

  it.each(pages.map(({ path, pageNamespaces = [] }) => [path, pageNamespaces] as const))(
    '%s: those that its parts read, and no other',
    (path, sent) => {
      const read = namespacesFrom(path);
      read.delete('common');
      expect([...sent].sort()).toEqual([...read].sort());
    },
  );

  it('leave the frame with the common one', () => {
    expect([...namespacesFrom('src/pages/_app.tsx')]).toEqual(['common']);
  });
});

const isNamespace = (name: string) => (NAMESPACES as readonly string[]).includes(name);
