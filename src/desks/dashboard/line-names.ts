/** How many countries stand beside a line at most. */
const MOST = 2;

/** What to call lines beside each other: where two are called the same, by where they go as well. */
export function lineNames(
  lines: { line: string; countries: string[] }[],
  countryName: (code: string) => string,
): string[] {
  return lines.map(({ line, countries }) => {
    if (lines.filter((other) => other.line === line).length < 2 || countries.length === 0) return line;
    const more = countries.length > MOST ? ` +${String(countries.length - MOST)}` : '';
    return `${line} · ${countries.slice(0, MOST).map(countryName).join(', ')}${more}`;
  });
}
