import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PERMISSIONS } from '../../src/contract/operator.enums';
import { desksFor } from '../../src/shell/desk/desks';

const GUIDE = readFileSync(join('docs', 'operator-guide.md'), 'utf8');
const { nav } = JSON.parse(readFileSync(join('public', 'locales', 'en', 'operator.json'), 'utf8')) as {
  nav: Record<string, string>;
};
const headings = [...GUIDE.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading ?? '');

describe('the guide of the staff', () => {
  it.each(desksFor(PERMISSIONS).map(({ name }) => nav[name] ?? name))('has a section about “%s”', (desk) => {
    expect(headings).toContain(desk);
  });

  it.each(desksFor(PERMISSIONS).map(({ name }) => nav[name] ?? name))('shows a picture of “%s”', (desk) => {
    const section = GUIDE.split(/^## /m).find((each) => each.startsWith(`${desk}\n`));
    expect(section).toMatch(/!\[[^\]]+\]\(screenshots\/operator[\w-]*\.webp\)/);
  });

  it('shows pictures that there are', () => {
    const pictures = [...GUIDE.matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)].map(([, path]) => path ?? '');
    expect(pictures.length).toBeGreaterThan(10);
    expect(pictures.filter((path) => !existsSync(join('docs', path)))).toEqual([]);
  });
});
