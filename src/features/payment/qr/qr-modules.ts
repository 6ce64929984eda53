import { codewordsOf } from './codewords';

type Grid = boolean[][];
/** Level M is 0b00 in the bits of the format. */
const FORMAT_MASK = 0x5412;
const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The dark squares of a QR code (ISO/IEC 18004, bytes, level M), row by row. @throws RangeError where the text is too long */
export function qrModules(text: string): Grid {
  const { version, codewords } = codewordsOf(text);
  const drawn = MASKS.map((_, mask) => draw(version, codewords, mask));
  const noises = drawn.map(noiseOf);
  return drawn[noises.indexOf(Math.min(...noises))] as Grid;
}

function draw(version: number, codewords: number[], mask: number): Grid {
  const size = version * 4 + 17;
  const grid = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const taken = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const set = (x: number, y: number, isDark: boolean) => {
    const [row, held] = [grid[y], taken[y]];
    if (!row || !held || x < 0 || x >= size) return;
    row[x] = isDark;
    held[x] = true;
  };
  drawPatterns(version, size, set);
  drawFormat(size, mask, set);
  let bit = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1)
      for (const x of [right, right - 1]) {
        const isUp = ((right + 1) & 2) === 0;
        const y = isUp ? size - 1 - step : step;
        if (taken[y]?.[x]) continue;
        const isDark = (((codewords[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        bit += 1;
        const row = grid[y];
        if (row) row[x] = isDark !== (MASKS[mask]?.(x, y) ?? false);
      }
  }
  return grid;
}

type Set = (x: number, y: number, isDark: boolean) => void;

function drawPatterns(version: number, size: number, set: Set): void {
  for (let at = 0; at < size; at += 1) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  const square = (middleX: number, middleY: number, radius: number, isDark: (distance: number) => boolean) => {
    for (let dy = -radius; dy <= radius; dy += 1)
      for (let dx = -radius; dx <= radius; dx += 1)
        set(middleX + dx, middleY + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))));
  };
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    // prettier-ignore
    square(x, y, 4, (distance) => distance !== 2 && distance !== 4);
  const places = alignmentOf(version, size);
  for (const x of places)
    for (const y of places) {
      const isFinder = (x === 6 && y === 6) || (x === 6 && y === size - 7) || (x === size - 7 && y === 6);
      if (!isFinder) square(x, y, 2, (distance) => distance !== 1);
    }
  if (version < 7) return;
  const bits = (version << 12) | remainder(version << 12, 0x1f25, 12);
  for (let bit = 0; bit < 18; bit += 1) {
    const [far, near, isDark] = [size - 11 + (bit % 3), Math.floor(bit / 3), ((bits >> bit) & 1) === 1];
    set(far, near, isDark);
    set(near, far, isDark);
  }
}

function alignmentOf(version: number, size: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.floor((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, at) => size - 7 - at * step).reverse()];
}

function drawFormat(size: number, mask: number, set: Set): void {
  const bits = ((mask << 10) | remainder(mask << 10, 0x537, 10)) ^ FORMAT_MASK;
  const isDark = (bit: number) => ((bits >> bit) & 1) === 1;
  for (let bit = 0; bit < 15; bit += 1) {
    const along = bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit;
    set(8, along, isDark(bit));
    const across = bit < 8 ? size - 1 - bit : bit === 8 ? 7 : 14 - bit;
    set(across, 8, isDark(bit));
  }
  set(8, size - 8, true);
}

/** What is left of a division of polynomials over bits. */
function remainder(value: number, by: number, degree: number): number {
  let rest = value;
  for (let bit = 31 - Math.clz32(rest); bit >= degree && rest > 0; bit = 31 - Math.clz32(rest))
    rest ^= by << (bit - degree);
  return rest;
}

/** How hard a code is to read, by the four rules of the standard. */
function noiseOf(grid: Grid): number {
  const size = grid.length;
  const lines = [...grid, ...grid.map((_, x) => grid.map((row) => row[x] ?? false))].map((line) =>
    line.map((isDark) => (isDark ? '1' : '0')).join(''),
  );
  let noise = 0;
  for (const line of lines) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) noise += run.length - 2;
    for (const finder of [/(?=00001011101)/g, /(?=10111010000)/g]) noise += 40 * [...line.matchAll(finder)].length;
  }
  let dark = 0;
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) {
      const here = grid[y]?.[x];
      if (here) dark += 1;
      const isBlock = [grid[y]?.[x + 1], grid[y + 1]?.[x], grid[y + 1]?.[x + 1]].every((other) => other === here);
      if (isBlock) noise += 3;
    }
  return noise + Math.floor(Math.abs((dark * 20) / size ** 2 - 10)) * 10;
}
