/** So many digits, however they are grouped; some countries are written before them (LV-1050). */
const DIGITS: Record<number, string> = {
  3: 'is',
  4: 'am at au be bg ch cy dk hu lu lv no nz ph si za',
  5: 'de ee es fi fr gr hr id it kr lt mc mx my sa se sk cz th tr ua',
  6: 'by cn in kg kz mn ro ru sg tj uz',
  7: 'jp pt',
  8: 'br',
};
const OTHERS: Record<string, RegExp> = {
  ca: /^[ABCEGHJ-NPRSTVXY]\d[A-Z]\d[A-Z]\d$/,
  gb: /^([A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}|GIR0AA|BFPO\d{1,4})$/,
  ie: /^[A-Z]\d[\dW][A-Z\d]{4}$/,
  il: /^\d{5}(\d{2})?$/,
  nl: /^\d{4}[A-Z]{2}$/,
  pl: /^\d{5}$/,
  tw: /^\d{3}(\d{2,3})?$/,
  us: /^\d{5}(\d{4})?$/,
  vn: /^\d{5,6}$/,
};

/**
 * Whether a country may have such a postcode, as its post writes them; nobody is held up over blanks, hyphens or small
 * letters, nor where we do not know how they are written. Empty is another question: see address-needs.ts.
 */
export function mayBePostcode(countryCode: string, postcode: string): boolean {
  const country = countryCode.toLowerCase();
  const bare = postcode.replace(/[\s-]/g, '').toUpperCase();
  const other = OTHERS[country];
  if (bare === '' || other) return bare === '' || other?.test(bare) === true;
  const [length] = Object.entries(DIGITS).find(([, countries]) => countries.split(' ').includes(country)) ?? [];
  return length === undefined || new RegExp(`^([A-Z]{1,2})?\\d{${length}}$`).test(bare);
}
