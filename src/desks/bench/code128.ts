import { code128 as draw, type DrawingContext } from 'bwip-js/generic';

/** A bar of a code: where it begins and how wide it is, in modules. */
export type Bar = [x: number, width: number];

/** Takes the bars off a drawing that is one module to the pixel. */
class Bars implements DrawingContext<Bar[]> {
  private readonly bars: Bar[] = [];
  scale(): [number, number] {
    return [1, 1];
  }
  measure() {
    return { width: 0, ascent: 0, descent: 0 };
  }
  line(middle: number, _y0: number, _x1: number, _y1: number, width: number) {
    // the middle of an odd width is the whole module after it
    this.bars.push([middle - Math.ceil(width / 2), width]);
  }
  init() {}
  polygon() {}
  hexagon() {}
  ellipse() {}
  fill() {}
  text() {}
  end() {
    return this.bars.toSorted(([a], [b]) => a - b);
  }
}

/** Code 128, from left to right; undefined of what has a character that it cannot write, or is longer than a label. */
export const code128 = (text: string): Bar[] | undefined =>
  /^[\x20-\x7E]{1,60}$/.test(text) ? draw<Bar[]>({ bcid: 'code128', text, scale: 1 }, new Bars()) : undefined;
