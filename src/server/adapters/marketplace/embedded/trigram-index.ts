/** The same as pg_trgm makes of one word: three letters each, with two spaces before it and one behind. */
export function trigramsOf(word: string): string[] {
  const padded = `  ${word} `;
  return [...new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)))];
}

/** How one word compares with those of an index, by their places. Valid until the next comparison. */
export interface Comparison {
  /** Those that share a trigram with it. */
  related: number[];
  /** Trigrams in both of those in either, 0–1. */
  similarityOf(place: number): number;
}

export interface TrigramIndex {
  compare(asked: string): Comparison;
  /** Places of few words, among them all that a part of three letters or more is inside of. */
  placesAround(part: string): Uint32Array;
}

/** Places of words by trigram, in one flat list: two hundred thousand words take ten megabytes. */
export function createTrigramIndex(words: string[]): TrigramIndex {
  const ids = new Map<string, number>();
  const sizes = new Uint8Array(words.length);
  const idsOfWords = words.map((word, place) => {
    const trigrams = trigramsOf(word);
    sizes[place] = trigrams.length;
    return trigrams.map((trigram) => {
      const id = ids.get(trigram) ?? ids.size;
      ids.set(trigram, id);
      return id;
    });
  });
  const ends = new Uint32Array(ids.size + 1);
  for (const all of idsOfWords) for (const id of all) ends[id + 1] = (ends[id + 1] ?? 0) + 1;
  for (let id = 1; id < ends.length; id += 1) ends[id] = (ends[id] ?? 0) + (ends[id - 1] ?? 0);
  const places = new Uint32Array(ends.at(-1) ?? 0);
  const next = ends.slice();
  idsOfWords.forEach((all, place) => {
    for (const id of all) {
      const at = next[id] ?? 0;
      places[at] = place;
      next[id] = at + 1;
    }
  });

  const listOf = (trigram: string) => {
    const id = ids.get(trigram);
    return id === undefined ? places.subarray(0, 0) : places.subarray(ends[id], ends[id + 1]);
  };
  const shared = new Uint8Array(words.length);
  let related: number[] = [];
  return {
    compare(asked) {
      for (const place of related) shared[place] = 0;
      related = [];
      const trigrams = trigramsOf(asked);
      for (const trigram of trigrams) {
        for (const place of listOf(trigram)) {
          const count = shared[place] ?? 0;
          if (count === 0) related.push(place);
          shared[place] = count + 1;
        }
      }
      const similarityOf = (place: number) => {
        const count = shared[place] ?? 0;
        return count / (trigrams.length + (sizes[place] ?? 0) - count);
      };
      return { related, similarityOf };
    },
    placesAround(part) {
      const inside = trigramsOf(part).filter((trigram) => !trigram.includes(' '));
      return inside.map(listOf).reduce((rarest, list) => (list.length < rarest.length ? list : rarest));
    },
  };
}
