import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../support/files-below';

/** What begins a transaction: these, and the `tx` of whatever has one. */
const BEGINNERS = [
  ...['shopTx', 'systemTx', 'tenantTx', 'tenantAtOnce'].map((name) => `src/server/db/database#${name}`),
  'src/server/kernel/retried-tx#retriedTx',
];

interface Call {
  /** `<file>#<name>` */
  to: string;
  isInside: boolean;
}
/** What each function of each file calls, and whether it stands in a transaction there: where something is called `tx`. */
type Calls = Map<string, Call[]>;

const isFunction = (node: ts.Node): node is ts.ArrowFunction | ts.FunctionDeclaration | ts.FunctionExpression | ts.MethodDeclaration =>
  ts.isArrowFunction(node) || ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node) || ts.isMethodDeclaration(node); // prettier-ignore

/** Names that a file has from others. */
function importsOf(source: ts.SourceFile, path: string): Map<string, string> {
  const named = source.statements.flatMap((statement) => {
    const from =
      (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) && statement.moduleSpecifier
        ? (statement.moduleSpecifier as ts.StringLiteral).text
        : '.none';
    const names = ts.isImportDeclaration(statement)
      ? statement.importClause?.namedBindings
      : ts.isExportDeclaration(statement)
        ? statement.exportClause
        : undefined;
    if (!names || !('elements' in names) || !/^\.\.?\//.test(from)) return [];
    const file = join(dirname(path), from).replaceAll('\\', '/');
    return [...names.elements].map(({ name, propertyName }): [string, string] => [
      name.text,
      `${file}#${(propertyName ?? name).text}`,
    ]);
  });
  return new Map(named);
}

function callsIn(path: string, text: string): Calls {
  const file = path.replace(/\.tsx?$/, '');
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const imports = importsOf(source, path);
  // what is only passed on is called by the name it had
  const calls: Calls = new Map([...imports].map(([name, to]) => [`${file}#${name}`, [{ to, isInside: false }]]));
  const nameOf = (callee: ts.Expression): string | undefined => {
    if (ts.isIdentifier(callee)) return imports.get(callee.text) ?? `${file}#${callee.text}`;
    return ts.isPropertyAccessExpression(callee) && callee.name.text === 'tx' ? BEGINNERS[0] : undefined;
  };
  const walk = (node: ts.Node, owner: string, isInside: boolean): void => {
    const within = isInside || (isFunction(node) && node.parameters.some(({ name }) => name.getText(source) === 'tx'));
    const to = ts.isCallExpression(node) ? nameOf(node.expression) : undefined;
    if (to) calls.set(owner, [...(calls.get(owner) ?? []), { to, isInside: within }]);
    node.forEachChild((child) => walk(child, owner, within));
  };
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement)) walk(statement, `${file}#${statement.name?.text ?? ''}`, false);
    if (ts.isVariableStatement(statement))
      for (const declared of statement.declarationList.declarations)
        walk(declared, `${file}#${declared.name.getText(source)}`, false);
  }
  return calls;
}

/** Calls from within a transaction of what begins another one. */
function nested(calls: Calls): string[] {
  const beginning = new Set(BEGINNERS);
  for (let known = -1; known < beginning.size; ) {
    known = beginning.size;
    for (const [owner, made] of calls) if (made.some(({ to, isInside }) => !isInside && beginning.has(to))) beginning.add(owner);
  } // prettier-ignore
  return [...calls].flatMap(([owner, made]) =>
    made.filter(({ to, isInside }) => isInside && beginning.has(to)).map(({ to }) => `${owner} → ${to}`),
  );
}

const allOf = (...files: [path: string, text: string][]): Calls =>
  new Map(files.flatMap(([path, text]) => [...callsIn(path, text)]));

// with one connection, as the embedded database has, the inner one waits for the outer one, which waits for it
describe('a transaction', () => {
  it('is never begun within another one: settings of a shop are read before it', () => {
    const files = ['src/server', 'src/demo'].flatMap((folder) => filesBelow(folder)).filter((path) => /\.ts$/.test(path));
    const calls = allOf(...files.map((path): [string, string] => [path, readFileSync(path, 'utf8')]));
    expect(calls.size).toBeGreaterThan(1000);
    expect(nested(calls)).toEqual([]);
  });

  it('would be found in another file, whatever lies between', () => {
    const offers = `import { shopTx } from '../db/database'; const load = kept(() => shopTx('a', read)); export const linesOf = (c) => load(c);`;
    const using = (body: string) =>
      allOf(['src/server/a/offers.ts', offers], ['src/server/a/use.ts', `import { linesOf as all } from './offers'; ${body}`]);
    expect(nested(using('export const place = (ctx) => ctx.tx(async (tx) => { await all(ctx); });'))).toEqual([
      'src/server/a/use#place → src/server/a/offers#linesOf',
    ]);
    expect(nested(using('async function place(ctx) { await all(ctx); return ctx.tx((tx) => tx.select()); }'))).toEqual([]);
  });
}); // prettier-ignore
