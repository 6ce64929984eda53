import { readSources, reachedFrom, type SourceFile } from './text-use';
import { baseOfKey, english } from './locale-files';

/** Keys below a namespace, or the name of a group of which all are meant. */
type Wanted = Record<string, string[]>;

const isDrawn = (path: string) => !path.startsWith('src/server/') && !path.startsWith('src/demo/');
const ERROR_PAGES = ['src/pages/404.tsx', 'src/pages/_error.tsx'];
/** The server's own sentences, which no page shows. */
const OF_THE_SERVER = /^common:(mail|notifications)\./;
const keys = [...new Set(Object.keys(english).map(baseOfKey))].filter((key) => !OF_THE_SERVER.test(key));

/** For each set of namespaces that pages ask for, the texts that the files of those pages can show, now or later. */
export function pageTexts(): Record<string, Wanted> {
  const sources = readSources();
  const files = new Map(sources.map((file) => [file.path, file]));
  const starts = new Map<string, string[]>([['common', ERROR_PAGES]]);
  for (const { path, pageNamespaces } of sources) {
    if (!pageNamespaces) continue;
    const name = ['common', ...pageNamespaces].sort().join();
    starts.set(name, [...(starts.get(name) ?? []), path]);
  }
  return Object.fromEntries(
    [...starts].sort().map(([name, paths]) => {
      const reached = new Set(['src/pages/_app.tsx', ...paths].flatMap((path) => reachedFrom(path, files, isDrawn)));
      return [name, wantedBy([...reached], name.split(','))];
    }),
  );
}

const wantedBy = (reached: SourceFile[], namespaces: string[]): Wanted =>
  Object.fromEntries(
    namespaces.map((namespace) => {
      const all = keys.filter((key) => key.startsWith(`${namespace}:`)).map((key) => key.slice(namespace.length + 1));
      return [namespace, collapsed(all, new Set(all.filter((key) => isShown(reached, namespace, key))))];
    }),
  );

/** Names a group of texts: `nav.${page}`. */
const namesGroup = ({ source }: RegExp) => /^\^\w+\\\./.test(source);

/** Asked for by its name or a pattern, or kept in a table of keys, whole or put together. */
const isShown = (reached: SourceFile[], namespace: string, key: string) =>
  reached.some(
    ({ asked, words, templates }) =>
      words.has(key) ||
      templates.some((template) => namesGroup(template) && template.test(key)) ||
      asked.some((each) => each.namespace === namespace && each.pattern.test(key)),
  );

/** The shortest list that says the same: a group of which all are wanted goes by its name. */
function collapsed(all: string[], wanted: Set<string>): string[] {
  const list = new Set<string>();
  for (const key of wanted) {
    const parts = key.split('.');
    const groups = parts.map((_, index) => parts.slice(0, index + 1).join('.'));
    const isWhole = (group: string) => all.every((each) => !each.startsWith(`${group}.`) || wanted.has(each));
    list.add(groups.find(isWhole) ?? key);
  }
  return [...list].sort();
}
