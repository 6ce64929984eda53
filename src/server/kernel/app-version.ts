import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const { version: RELEASE } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

/** The name of the build that is served; empty where pages are built as they are asked for. */
export function buildName(): string {
  try {
    return readFileSync(join('.next', 'BUILD_ID'), 'utf8').trim();
  } catch {
    return '';
  }
}
