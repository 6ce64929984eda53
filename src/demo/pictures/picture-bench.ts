/** Which of the seven strokes a digit lights: top, upper left, upper right, middle, lower left, lower right, bottom. */
const STROKES = [
  '1110111',
  '0010010',
  '1011101',
  '1011011',
  '0111010',
  '1101011',
  '1101111',
  '1010010',
  '1111111',
  '1111011',
];
/** As paths in a box of 4 × 7. */
const SEGMENTS = ['M.6 0h2.8', 'M0 .6v2.4', 'M4 .6v2.4', 'M.6 3.5h2.8', 'M0 4v2.4', 'M4 4v2.4', 'M.6 7h2.8'];
const DIGIT_WIDTH = 6;

/** Drawn, not written: a bare machine has no fonts. */
function digits(text: string, x: number, y: number): string {
  const lit = [...text].map((sign, at) => {
    const to = `translate(${x + at * DIGIT_WIDTH} ${y})`;
    if (sign === '.') return `<circle cx="${x + at * DIGIT_WIDTH + 1.6}" cy="${y + 6.8}" r=".7" fill="#9df5c4"/>`;
    const path = SEGMENTS.filter((_, stroke) => STROKES[Number(sign)]?.[stroke] === '1').join('');
    return `<path d="${path}" transform="${to}"/>`;
  });
  return `<g fill="none" stroke="#9df5c4" stroke-width=".95" stroke-linecap="round">${lit.join('')}</g>`;
}

/** A display of kilograms, in the middle of a line at this height. */
function display(grams: number, y: number): string {
  const text = (grams / 1000).toFixed(3);
  const width = text.length * DIGIT_WIDTH + 4;
  const left = 50 - width / 2;
  return (
    `<rect x="${left}" y="${y}" width="${width}" height="11" rx="1.6" fill="#12261f"/>` + digits(text, left + 3, y + 2)
  );
}

/** The sticker that the warehouse puts on what it has weighed: stripes that differ by the weight. */
function label(grams: number, x: number, y: number): string {
  const stripes = Array.from({ length: 14 }, (_, at) => {
    const width = 0.4 + (((grams * (at + 3)) >> (at % 5)) % 3) * 0.3;
    return `<rect x="${x + 2 + at * 1.3}" y="${y + 1.6}" width="${width.toFixed(1)}" height="5"/>`;
  });
  return (
    `<rect x="${x + 0.5}" y="${y + 0.6}" width="22" height="10" rx=".8" opacity=".18"/>` +
    `<rect x="${x}" y="${y}" width="22" height="10" rx=".8" fill="#ffffff"/>` +
    `<g fill="#2b2f33">${stripes.join('')}<rect x="${x + 2}" y="${y + 7.6}" width="11" height="1"/></g>`
  );
}

/** The warehouse's scale from the front, with what it shows, and the label. Its plate is at 0.68 of the height. */
export const scaleFromFront = (grams: number): string =>
  `<ellipse cx="52" cy="92" rx="44" ry="4" fill="url(#contact)" opacity=".55"/>` +
  `<path d="M16 74h68l4 14a2.5 2.5 0 0 1-2.4 3H14.4A2.5 2.5 0 0 1 12 88z" fill="url(#block)"/>` +
  `<rect x="10" y="68" width="80" height="6.5" rx="2.4" fill="url(#block)"/>` +
  `<rect x="10" y="66.4" width="80" height="4" rx="2" fill="url(#top)"/>` +
  display(grams, 77.5) +
  label(grams, 75, 88.5);

/** The same from above, for what lies flat. */
export const scaleFromAbove = (grams: number): string =>
  `<rect x="9" y="8" width="86" height="88" rx="5" fill="url(#contact)" opacity=".4"/>` +
  `<rect x="7" y="5" width="86" height="88" rx="5" fill="url(#block)"/>` +
  `<rect x="10" y="8" width="80" height="68" rx="3.5" fill="url(#top)"/>` +
  display(grams, 79) +
  label(grams, 70, 86);
