import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Gzipped kB of the scripts that a page names in its HTML: what a first visit downloads before it is alive. */
export function firstLoadKb(html: string, buildFolder: string): number {
  const names = [...html.matchAll(/<script[^>]+src="\/_next\/(static\/[^"?]+\.js)/g)].map(
    (match) => match[1] as string,
  );
  const bytes = [...new Set(names)].map(
    (name) => gzipSync(readFileSync(join(buildFolder, decodeURIComponent(name))), { level: 6 }).length,
  );
  return bytes.reduce((sum, size) => sum + size, 0) / 1000;
}

export async function htmlOf(port: number, path: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'accept-language': 'en' } });
  return response.text();
}
