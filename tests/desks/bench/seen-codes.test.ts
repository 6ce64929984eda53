import { beforeEach, describe, expect, it } from 'vitest';
import { SeenCodes } from '../../../src/desks/bench/seen-codes';

describe('what a camera sees', () => {
  let seen: SeenCodes;
  beforeEach(() => (seen = new SeenCodes()));

  it('counts when two frames agree, not before', () => {
    expect(seen.see(['A'], 0)).toEqual([]);
    expect(seen.see(['B'], 120)).toEqual([]);
    expect(seen.see(['B'], 240)).toEqual(['B']);
  });

  it('counts once as long as it is shown', () => {
    const fired = Array.from({ length: 50 }, (_, at) => seen.see(['A'], at * 120)).flat();
    expect(fired).toEqual(['A']);
  });

  it('counts again a second after it was last seen, and not sooner', () => {
    seen.see(['A'], 0);
    expect(seen.see(['A'], 120)).toEqual(['A']);
    seen.see([], 240);
    seen.see(['A'], 1000);
    expect(seen.see(['A'], 1119)).toEqual([]);
    seen.see([], 1240);
    seen.see(['A'], 2119);
    expect(seen.see(['A'], 2239)).toEqual(['A']);
  });

  it('tells apart two that are shown together', () => {
    seen.see(['A', 'B'], 0);
    expect(seen.see(['A', 'B'], 120)).toEqual(['A', 'B']);
    seen.see(['B', 'C'], 240);
    expect(seen.see(['B', 'C'], 360)).toEqual(['C']);
  });
});
