import { createHash } from 'node:crypto';

/** The same for the same thing, whenever it is asked for: a number below `below` drawn of a text. */
export const drawn = (text: string, below: number): number =>
  createHash('sha256').update(text).digest().readUInt32BE(0) % below;
