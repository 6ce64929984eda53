/** Without the letters and digits that are read for each other: 0 O, 1 I L. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
export const CODE_LENGTH = 6;

/** The shopper's code on an address in the warehouse, of six characters, with the one that finds a slip of the pen. */
export function warehouseCode(characters: string): string {
  const check = checkOf(characters);
  if (check === undefined || characters.length !== CODE_LENGTH) throw new RangeError(`Not a code: ${characters}`);
  return characters + check;
}

/** The code in a line that a courier or a shopper wrote, in letters of any size; undefined where it is none. */
export function readWarehouseCode(text: string): string | undefined {
  const code = text.trim().toUpperCase();
  return code.length === CODE_LENGTH + 1 && checkOf(code.slice(0, CODE_LENGTH)) === code.at(-1) ? code : undefined;
}

/** Each character's place in the alphabet times its own, in the field of 31. */
function checkOf(characters: string): string | undefined {
  const places = [...characters].map((character) => CODE_ALPHABET.indexOf(character));
  if (places.includes(-1)) return undefined;
  return CODE_ALPHABET[places.reduce((sum, place, at) => sum + (at + 1) * place, 0) % CODE_ALPHABET.length];
}
