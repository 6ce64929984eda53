/** Terms while they are typed: a tree whose leaves are named by their paths, as refusals name them. */
export type Tree = Record<string, unknown>;

export const valueAt = (tree: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Tree | null | undefined)?.[name], tree);

/** The same tree with another value there. */
export function withValue<T>(tree: T, path: string, value: unknown): T {
  const [name = '', ...rest] = path.split('.');
  const inner = rest.length === 0 ? value : withValue((tree as Tree)[name], rest.join('.'), value);
  if (Array.isArray(tree)) return tree.map((each: unknown, at) => (String(at) === name ? inner : each)) as T;
  return { ...(tree as Tree), [name]: inner } as T;
}

/** A path without the places of rows in it: what its text is called by; charges and conditions are the same everywhere. */
export const nameOf = (path: string): string =>
  path.replaceAll(/\.\d+(?=\.|$)/g, '').replace(/^.*\.(charge|when)\./, '$1.');
