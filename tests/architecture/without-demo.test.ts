import { resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const folderOf = (...path: string[]) => `${resolve(...path).replaceAll('\\', '/')}/`;
const DEMO = folderOf('src', 'demo');

/** The files that a compiler comes to from those of `src`, without what tries them. */
function filesOf(exclude: string[]): readonly ts.SourceFile[] {
  const { config } = ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path)) as { config: object };
  const asked = { ...config, include: ['next-env.d.ts', 'src'], exclude };
  const { fileNames, options } = ts.parseJsonConfigFileContent(asked, ts.sys, process.cwd());
  return ts.createProgram(fileNames, options).getSourceFiles();
}
const nameOf = ({ fileName }: ts.SourceFile) => fileName;
const isOfDemo = (file: ts.SourceFile) => nameOf(file).startsWith(DEMO);

/** Whether a file adds to what all others see. */
const saysToAll = (file: ts.SourceFile): boolean =>
  ts.isExternalModule(file)
    ? file.statements.some(ts.isModuleDeclaration)
    : file.statements.some((statement) => !ts.isExpressionStatement(statement));

// The whole compiles (`npm run types`). What asks for no file of the demo, and is told nothing by one, compiles alone.
describe('the product without the demo', () => {
  const alone = filesOf(['src/demo']);

  it('asks for no file of it', () => {
    expect(alone.filter(isOfDemo).map(nameOf)).toEqual([]);
    expect(alone.some((file) => nameOf(file).endsWith('/src/server/wiring/demo-door.ts'))).toBe(true);
  });

  it('is told nothing by one, nor by a library that the demo alone asks for', () => {
    const known = new Set(alone.map(nameOf));
    const added = filesOf([]).filter((file) => !known.has(nameOf(file)));
    expect(added.filter(isOfDemo).length).toBeGreaterThan(20);
    expect(added.filter(saysToAll).map(nameOf)).toEqual([]);
    expect(alone.filter(saysToAll).map(nameOf)).toContainEqual(expect.stringMatching(/early-input-script\.tsx$/));
  });
});
