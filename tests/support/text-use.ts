import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';

/** A key as it is asked for: as it stands, or with parts that are only known when the page runs. */
export interface AskedKey {
  namespace: string;
  pattern: RegExp;
}

export interface SourceFile {
  path: string;
  /** Of the texts that it asks for. */
  namespaces: Set<string>;
  asked: AskedKey[];
  /** String literals and names of properties: what a part of a key can be filled with. */
  words: Set<string>;
  /** Template literals: words that are put together. */
  templates: RegExp[];
  /** Files of ours that it loads, now or on demand. */
  imports: string[];
  /** `namespaces` of the call of its loader, for a page, and those that come `later`. */
  pageNamespaces: string[] | undefined;
}

const DEFAULT_NAMESPACE = 'common';
/** Functions that make the loader of a page. */
const LOADERS = ['pageProps', 'deskProps', 'deskLoginProps'];
/** Those whose pages read one namespace, whatever they load. */
const PLATFORM_LOADERS = ['platformProps', 'platformLoginProps'];
/** Functions that look a text up, and which of their arguments is the key. */
const LOOKUPS: Record<string, number> = { t: 0, findMessage: 1 };

const escapeText = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Every TypeScript file of `src`, with what it says about texts. */
export function readSources(): SourceFile[] {
  const paths = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
    .map((path) => join('src', path));
  return paths.map(readSource);
}

function readSource(path: string): SourceFile {
  const tree = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const file: SourceFile = {
    path,
    namespaces: new Set(),
    asked: [],
    words: new Set(),
    templates: [],
    imports: [],
    pageNamespaces: undefined,
  };
  visit(tree, DEFAULT_NAMESPACE);
  return file;

  /** `namespace`: the default one of the function around. */
  function visit(node: ts.Node, namespace: string): void {
    let inside = namespace;
    if (ts.isFunctionLike(node)) inside = namespaceOf(node) ?? namespace;
    if (ts.isStringLiteralLike(node)) file.words.add(node.text);
    if (ts.isTemplateExpression(node)) file.templates.push(new RegExp(`^${patternOf(node)}$`));
    if (ts.isPropertyAssignment(node) || ts.isPropertySignature(node)) file.words.add(nameOf(node.name));
    if (ts.isPropertyAssignment(node) && isLabel(node)) ask(escapeText(node.initializer.text), DEFAULT_NAMESPACE);
    if (ts.isShorthandPropertyAssignment(node)) file.words.add(node.name.text);
    if (ts.isImportDeclaration(node) && !isTypeOnly(node.importClause)) addImport(node.moduleSpecifier);
    if (ts.isCallExpression(node)) visitCall(node, inside);
    ts.forEachChild(node, (child) => visit(child, inside));
  }

  function visitCall(call: ts.CallExpression, namespace: string): void {
    const { expression, arguments: given } = call;
    const name = ts.isIdentifier(expression) ? expression.text : '';
    if (expression.kind === ts.SyntaxKind.ImportKeyword && given[0]) addImport(given[0]);
    if (name === 'useTranslation') for (const each of namespacesIn(call)) file.namespaces.add(each);
    if (LOADERS.includes(name) && given[0]) file.pageNamespaces = namespacesOfPage(given[0]);
    if (PLATFORM_LOADERS.includes(name)) file.pageNamespaces = ['operator'];
    const place = Object.hasOwn(LOOKUPS, name) ? LOOKUPS[name] : undefined;
    const key = place === undefined ? undefined : given[place];
    if (key) for (const text of patternsIn(key)) ask(text, namespace);
  }

  function ask(pattern: string, namespace: string): void {
    const [, explicit = namespace, key = pattern] = /^(\w+):(.*)$/.exec(pattern) ?? [];
    file.namespaces.add(explicit);
    file.asked.push({ namespace: explicit, pattern: new RegExp(`^${key}$`) });
  }

  function addImport(specifier: ts.Expression): void {
    if (!ts.isStringLiteralLike(specifier) || !specifier.text.startsWith('.')) return;
    const target = normalize(join(dirname(path), specifier.text));
    const found = [`${target}.ts`, `${target}.tsx`, target].find((each) => /\.tsx?$/.test(each) && existsSync(each));
    if (found) file.imports.push(found);
  }
}

const isTypeOnly = (clause: ts.ImportClause | undefined) => clause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
const nameOf = (name: ts.PropertyName) => (ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : '');

/** What `useTranslation` is called with inside this function, not inside functions within it. */
function namespaceOf(owner: ts.Node): string | undefined {
  let found: string | undefined;
  const look = (node: ts.Node): void => {
    if (node !== owner && ts.isFunctionLike(node)) return;
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'useTranslation')
      found ??= namespacesIn(node)[0];
    else ts.forEachChild(node, look);
  };
  look(owner);
  return found;
}

function namespacesIn(call: ts.CallExpression): string[] {
  const [given] = call.arguments;
  if (!given) return [DEFAULT_NAMESPACE];
  return ts.isArrayLiteralExpression(given) ? textsIn(given) : ts.isStringLiteralLike(given) ? [given.text] : [];
}

const textsIn = (list: ts.ArrayLiteralExpression) =>
  list.elements.filter(ts.isStringLiteralLike).map((each) => each.text);

function namespacesOfPage(options: ts.Expression): string[] | undefined {
  const sent = listIn(options, 'namespaces');
  return sent && [...sent, ...(listIn(options, 'later') ?? [])];
}

/** The texts of the list under a name in an object. */
function listIn(object: ts.Expression, name: string): string[] | undefined {
  if (!ts.isObjectLiteralExpression(object)) return undefined;
  const property = object.properties.find((each) => each.name && nameOf(each.name) === name);
  return property && ts.isPropertyAssignment(property) && ts.isArrayLiteralExpression(property.initializer)
    ? textsIn(property.initializer)
    : undefined;
}

/** The keys that an expression can be, as regular expressions; what is only known later is `(.+)`. */
function patternsIn(key: ts.Expression): string[] {
  if (ts.isStringLiteralLike(key)) return [escapeText(key.text)];
  if (ts.isParenthesizedExpression(key) || ts.isAsExpression(key)) return patternsIn(key.expression);
  if (ts.isConditionalExpression(key)) return [...patternsIn(key.whenTrue), ...patternsIn(key.whenFalse)];
  if (ts.isArrayLiteralExpression(key)) return key.elements.flatMap(patternsIn);
  return ts.isTemplateExpression(key) ? [patternOf(key)] : [];
}

const patternOf = ({ head, templateSpans }: ts.TemplateExpression) =>
  escapeText(head.text) + templateSpans.map(({ literal }) => `(.+)${escapeText(literal.text)}`).join('');

/** A key in a table of the frame: `{ label: 'nav.faq' }`. */
const isLabel = (node: ts.PropertyAssignment): node is ts.PropertyAssignment & { initializer: ts.StringLiteral } =>
  nameOf(node.name) === 'label' && ts.isStringLiteral(node.initializer) && /^\w+\.\w+$/.test(node.initializer.text);

/** The files that a file needs, itself first. `isOpen` says where to look on. */
export function reachedFrom(start: string, files: Map<string, SourceFile>, isOpen: (path: string) => boolean) {
  const reached = new Set<string>();
  const waiting = [start];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path) || !isOpen(path)) continue;
    reached.add(path);
    waiting.push(...(files.get(path)?.imports ?? []));
  }
  return [...reached].flatMap((path) => files.get(path) ?? []);
}
