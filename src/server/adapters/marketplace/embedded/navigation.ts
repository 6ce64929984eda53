import type { CatalogueLanguage, CatalogueProduct } from './catalogue-product';
import { facetId, valueId } from './facet-token';
import type { NavigationNode } from '../marketplace.port';

type Attributes = CatalogueProduct['attributes'];
const MAX_NODES = 8;
const MAX_CHILDREN = 12;

interface Counted {
  id: string;
  name: string;
  count: number;
}

/** Attributes that tell the products apart: several values, shared by several products; commonest first. */
export function navigationOf(products: { attributes: Attributes }[], language: CatalogueLanguage): NavigationNode[] {
  const nodes = new Map<string, Counted & { children: Map<string, Counted> }>();
  for (const { attributes } of products) {
    for (const { name, value } of attributes) {
      const original = name['zh-CN'];
      const node = countIn(nodes, facetId(original), () => ({
        name: name[language] || name.en,
        children: new Map<string, Counted>(),
      }));
      countIn(node.children, valueId(original, value['zh-CN']), () => ({ name: value[language] || value.en }));
    }
  }
  return largest(nodes)
    .map(({ id, name, children }) => ({ id, name, children: largest(children).filter(({ count }) => count > 1) }))
    .filter(({ children }) => children.length > 1)
    .slice(0, MAX_NODES)
    .map(({ id, name, children }) => ({
      id,
      name,
      children: children.slice(0, MAX_CHILDREN).map(({ id, name }) => ({ id, name })),
    }));
}

function countIn<T extends object>(
  counts: Map<string, Counted & T>,
  id: string,
  create: () => T & { name: string },
): Counted & T {
  const counted = counts.get(id) ?? { ...create(), id, count: 0 };
  counted.count += 1;
  counts.set(id, counted);
  return counted;
}

const largest = <T extends Counted>(counts: Map<string, T>): T[] =>
  [...counts.values()].sort((a, b) => b.count - a.count || (a.id < b.id ? -1 : 1));
