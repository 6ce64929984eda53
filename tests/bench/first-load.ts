import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { DESK_PAGE_LIST, isOfStaff, PAGE_LIST } from '../../src/contract/page-list';

/** Gzipped kB of the scripts that a page names in its HTML: what a first visit downloads before it is alive. */
export function firstLoadKb(html: string, buildFolder: string): number {
  const names = [...html.matchAll(/<script[^>]+src="\/_next\/(static\/[^"?]+\.js)/g)].map(
    (match) => match[1] as string,
  );
  return kbOf(names.map(decodeURIComponent), buildFolder);
}

export async function htmlOf(port: number, path: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'accept-language': 'en' } });
  return response.text();
}

/** The same by route, as the build lists them: what every page takes, what each takes besides, and Next's own lists of the pages. */
export function firstLoadsKb(buildFolder: string): [route: string, kb: number][] {
  const { pages, lowPriorityFiles } = JSON.parse(readFileSync(join(buildFolder, 'build-manifest.json'), 'utf8')) as {
    pages: Record<string, string[]>;
    lowPriorityFiles: string[];
  };
  const { '/_app': ofAll = [], ...routes } = pages;
  return Object.entries(routes).map(([route, own]) => [
    route,
    kbOf([...ofAll, ...own, ...lowPriorityFiles.map((file) => ownList(route, file))], buildFolder),
  ]);
}

const ownList = (route: string, file: string) => (isOfStaff(route) ? file.replace(PAGE_LIST, DESK_PAGE_LIST) : file);

function kbOf(names: string[], buildFolder: string): number {
  const scripts = [...new Set(names)].filter((name) => name.endsWith('.js'));
  const bytes = scripts.map((name) => gzipSync(readFileSync(join(buildFolder, name)), { level: 6 }).length);
  return bytes.reduce((sum, size) => sum + size, 0) / 1000;
}
