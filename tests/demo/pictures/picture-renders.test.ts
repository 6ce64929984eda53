import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DemoWorld } from '../../../src/server/wiring/demo-door';

afterEach(() => {
  vi.restoreAllMocks();
  vi.resetModules();
});

/** The world as it is opened in this folder. */
async function worldIn(folder: string): Promise<DemoWorld> {
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
  vi.resetModules();
  const { world } = await import('../../../src/demo/world');
  return world;
}

describe('the demo’s pictures', () => {
  it('are missing, and nothing fails, where their renders were not installed', async () => {
    const { goods } = await worldIn('/nowhere');
    expect(await goods.readPicture('p_mug_white_front_sand.webp', '96')).toBeUndefined();
  });

  it('are drawn from what a production install leaves out', () => {
    const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>;
    expect(manifest.dependencies).not.toHaveProperty('@lobehub/fluent-emoji-3d');
    expect(manifest.devDependencies).toHaveProperty('@lobehub/fluent-emoji-3d');
  });
});
