import { resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const DEMO = `${resolve('src', 'demo').replaceAll('\\', '/')}/`;

/** The product as a compiler sees it where `src/demo` was left out; without tests, which try the demo too. */
function productAlone(): ts.Program {
  const { config } = ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path)) as { config: object };
  const alone = { ...config, include: ['next-env.d.ts', 'src'], exclude: ['src/demo'] };
  const { fileNames, options } = ts.parseJsonConfigFileContent(alone, ts.sys, process.cwd());
  return ts.createProgram(fileNames, options);
}

describe('the product without the demo', () => {
  it('compiles, and needs no file of it', { timeout: 300_000 }, () => {
    const program = productAlone();
    const files = program.getSourceFiles().map(({ fileName }) => fileName);
    expect(files.filter((path) => path.startsWith(DEMO))).toEqual([]);
    expect(files.some((path) => path.endsWith('/src/server/wiring/demo-door.ts'))).toBe(true);
    const faults = ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => [file?.fileName, messageText]);
    expect(faults).toEqual([]);
  });
});
