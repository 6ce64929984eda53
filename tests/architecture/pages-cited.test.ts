import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../support/files-below';

/** Pages of ours that a text names: in comments from the root, in links of a page from where it stands. */
function citedPages(path: string): string[] {
  const text = readFileSync(path, 'utf8');
  const isPage = path.endsWith('.md');
  const links = isPage ? [...text.matchAll(/\]\((?!https?:)([^)#\s]+\.md)[^)]*\)/g)] : [];
  const comments = isPage ? [] : (text.match(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm) ?? []);
  const named = [...comments.join('\n').matchAll(/[\w./-]*\b[\w-]+\.md\b/g)];
  return [...links.map(([, page]) => join(dirname(path), page ?? '')), ...named.map(([page]) => page)];
}

describe('a page that a text cites', () => {
  it('is in the repository', () => {
    const texts = [...['src', 'tests', 'e2e', 'docs'].flatMap(filesBelow), 'README.md', 'CONTRIBUTING.md'].filter(
      (path) => /\.(tsx?|css|sql|md)$/.test(path) && !path.endsWith('pages-cited.test.ts'),
    );
    const missing = texts.flatMap((path) =>
      citedPages(path)
        .filter((page) => !existsSync(page))
        .map((page) => `${path}: ${page}`),
    );
    expect(missing).toEqual([]);
  });
});
