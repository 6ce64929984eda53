import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Installed beside the application, unless it was installed without what only development and the demo need. */
export const RENDERS_FOLDER = join(process.cwd(), 'node_modules', '@lobehub', 'fluent-emoji-3d', 'assets');

export const areRendersInstalled = (): boolean => existsSync(RENDERS_FOLDER);
