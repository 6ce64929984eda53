/** One line of the report; the first cell names it. */
export const row = (...cells: (string | number)[]) =>
  console.log(cells.map((cell, n) => String(cell).padEnd(n === 0 ? 34 : 11)).join(''));

export const fixed = (value: number | undefined, digits = 1) => (value === undefined ? '–' : value.toFixed(digits));
