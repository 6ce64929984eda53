import { readFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../src/contract/locales';
import { filesBelow } from '../support/files-below';

const files = filesBelow('src').filter((path) => !path.includes('/migrations/meta/'));
const code = files.filter((path) => /\.tsx?$/.test(path));
const linesOf = (path: string) => readFileSync(path, 'utf8').trimEnd().split('\n').length;
const isLanguage = (path: string) => LOCALES.some((locale) => path === `src/demo/texts/${locale}.json`);
const isData = (path: string) => path.startsWith('src/demo/seed/data/');
const tests = ['tests', 'e2e'].flatMap(filesBelow).filter((path) => /\.tsx?$/.test(path));

describe('the tree', () => {
  it('keeps every file within 250 lines and every page within 40', () => {
    const isPage = (path: string) => path.startsWith('src/pages/') && !/_(app|document|error)\.tsx$/.test(path);
    const tooLong = [...code, ...tests]
      .filter((path) => !isData(path) && linesOf(path) > (isPage(path) ? 40 : 250))
      .map((path) => `${path}: ${linesOf(path)}`);
    expect(tooLong).toEqual([]);
  });

  it('keeps the median file near 60 lines', () => {
    const sizes = code.map(linesOf).sort((a, b) => a - b);
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(75);
  });

  it('names files in kebab-case with a role suffix, pages by their route', () => {
    const name = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z-]+)*$/;
    const pageName = /^(_app|_document|_error|\[[a-zA-Z.]+\]|[a-z0-9-]+)\.tsx?$/;
    const wrong = files.filter(
      (path) =>
        !isLanguage(path) &&
        !(path.startsWith('src/pages/')
          ? pageName.test(basename(path)) || name.test(basename(path))
          : name.test(basename(path).replace(/_/g, path.includes('migrations') ? '-' : '_'))),
    );
    expect(wrong).toEqual([]);
  });

  it('has no barrels and none of the folders that are absent on purpose', () => {
    expect(files.filter((path) => /(^|\/)index\.tsx?$/.test(path) && path !== 'src/pages/index.tsx')).toEqual([]);
    const banned = new Set(['utils', 'lib', 'helpers', 'common', 'hooks', 'types', 'constants', 'services']);
    expect(files.filter((path) => path.split('/').some((part) => banned.has(part)))).toEqual([]);
    expect(files.filter((path) => /^src\/(middleware|proxy)\.ts$/.test(path))).toEqual([]);
  });

  it('exports inferred types from the file of their word, not from that of its schemas', () => {
    const schemas = code.filter((path) => /^src\/contract\/.*\.schemas\.ts$/.test(path));
    expect(schemas.filter((path) => /^export (type|interface) /m.test(readFileSync(path, 'utf8')))).toEqual([]);
  });

  it('builds no page ahead of the host it is for', () => {
    const pages = code.filter((path) => path.startsWith('src/pages/'));
    expect(pages.filter((path) => /getStaticProps|getStaticPaths/.test(readFileSync(path, 'utf8')))).toEqual([]);
  });

  it('tests what exists: every unit test of a source file has its source', () => {
    const mirrored = filesBelow('tests/contract').filter((path) => path.endsWith('.test.ts'));
    const missing = mirrored.filter((path) => {
      const source = `src/${relative('tests', path).replaceAll('\\', '/')}`;
      // what a test is about may stand behind the name, as the kind of a source does
      return !['.ts', '$1.ts'].some((ending) => files.includes(source.replace(/(\.[a-z]+)?\.test\.ts$/, ending)));
    });
    expect(missing).toEqual([]);
  });
});
