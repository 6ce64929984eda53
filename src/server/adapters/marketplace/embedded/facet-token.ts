import { createHash } from 'node:crypto';

/** The same few names and values come again and again. */
const MAX_KNOWN = 20_000;
const known = new Map<string, string>();

/** Attributes have no numbers of their own: eight digits of a hash, the same on every machine. */
function idOf(text: string): string {
  const id = known.get(text) ?? String(createHash('sha256').update(text).digest().readUInt32BE(0) % 100_000_000);
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(text, id);
  return id;
}

const MARK = '#';
export const facetId = (name: string) => idOf(name);
/** As 1688 writes it: `973:28105`. */
export const valueId = (name: string, value: string) => `${idOf(name)}:${idOf(`${name}\n${value}`)}`;

export const facetToken = (name: string) => MARK + facetId(name);
export const valueToken = (name: string, value: string) => MARK + valueId(name, value);
/** The token of a node of searchNavigation. */
export const tokenOfNode = (snId: string) => MARK + snId;
