import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

describe('imports', () => {
  it('only point down (dependency-cruiser finds nothing)', () => {
    const bin = 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs';
    const run = spawnSync(process.execPath, [bin, 'src', '--config', '.dependency-cruiser.cjs'], { encoding: 'utf8' });
    expect(run.stdout + run.stderr).toContain('no dependency violations found');
  });
});
