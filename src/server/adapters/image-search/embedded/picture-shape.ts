import { SIDE, type Pixels } from './picture-pixels';

const CELLS = 8;
const ORIENTATIONS = 8;
const CELL = SIDE / CELLS;
/** Numbers in a shape. */
export const SHAPE_LENGTH = CELLS * CELLS * ORIENTATIONS;
/** Edges weaker than this, in light per pixel, are the paper's own shading. */
const FAINT = 0.02;

/**
 * Where edges run, and in which direction, in 8 × 8 fields: what stays of a picture whose colours, brightness, size or
 * compression change. Light on dark counts as dark on light. Each of the numbers 0…1; the length of the whole is 1.
 */
export function shapeOf({ light }: Pixels): Float32Array {
  const cells = new Float32Array(SHAPE_LENGTH);
  const at = (x: number, y: number) => light[y * SIDE + x] ?? 0;
  for (let y = 1; y < SIDE - 1; y += 1) {
    for (let x = 1; x < SIDE - 1; x += 1) {
      const dx = at(x + 1, y) - at(x - 1, y);
      const dy = at(x, y + 1) - at(x, y - 1);
      const strength = Math.hypot(dx, dy);
      if (strength < FAINT) continue;
      vote(cells, x, y, Math.atan2(dy, dx), strength);
    }
  }
  return evened(cells);
}

/** Shared among the four nearest fields and the two nearest directions, so that a small shift changes little. */
function vote(cells: Float32Array, x: number, y: number, angle: number, strength: number): void {
  const turn = angle < 0 ? angle / Math.PI + 1 : angle / Math.PI;
  const direction = turn * ORIENTATIONS - 0.5;
  const column = (x + 0.5) / CELL - 0.5;
  const row = (y + 0.5) / CELL - 0.5;
  const [d0, x0, y0] = [Math.floor(direction), Math.floor(column), Math.floor(row)];
  for (let corner = 0; corner < 8; corner += 1) {
    const cx = x0 + (corner & 1);
    const cy = y0 + ((corner >> 1) & 1);
    if (cx < 0 || cy < 0 || cx >= CELLS || cy >= CELLS) continue;
    const bin = (d0 + (corner >> 2) + ORIENTATIONS) % ORIENTATIONS;
    const share = nearness(column, cx) * nearness(row, cy) * nearness(direction, d0 + (corner >> 2));
    const i = (cy * CELLS + cx) * ORIENTATIONS + bin;
    cells[i] = (cells[i] ?? 0) + strength * share;
  }
}

const nearness = (at: number, place: number) => 1 - Math.abs(at - place);

/** Square roots, so that one strong edge does not drown the others; then the length of 1. */
function evened(cells: Float32Array): Float32Array {
  const roots = cells.map(Math.sqrt);
  const length = Math.sqrt(roots.reduce((sum, value) => sum + value * value, 0)) || 1;
  return roots.map((value) => value / length);
}
