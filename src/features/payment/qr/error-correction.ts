/*
 * Reed-Solomon over GF(256) as ISO/IEC 18004 has it: polynomials are added by XOR and reduced by 0x11D.
 */
const REDUCED_BY = 0x11d;

function multiply(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * REDUCED_BY);
    if ((b >> bit) & 1) product ^= a;
  }
  return product;
}

/** Coefficients of (x - 2^0)(x - 2^1) …, the highest power left out. */
function generatorOf(degree: number): number[] {
  let generator = [...Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let power = 0; power < degree; power += 1) {
    generator = generator.map((factor, at) => multiply(factor, root) ^ (generator[at + 1] ?? 0));
    root = multiply(root, 2);
  }
  return generator;
}

/** What a reader repairs the data with. */
export function correctionOf(data: number[], length: number): number[] {
  const generator = generatorOf(length);
  let rest = Array<number>(length).fill(0);
  for (const byte of data) {
    const factor = byte ^ (rest[0] ?? 0);
    rest = generator.map((coefficient, at) => (rest[at + 1] ?? 0) ^ multiply(coefficient, factor));
  }
  return rest;
}
