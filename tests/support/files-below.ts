import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Every file in a folder and in those below it, with `/` on every system. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path.replaceAll('\\', '/')];
  });
}
