/** What stands in for a word that nobody has written yet: `widthMm` is Width mm, `SELLER_SHIPPED` is seller shipped. */
export function plainWords(code: string): string {
  const isCode = /^[A-Z][A-Z0-9_]*$/.test(code);
  const apart = isCode ? code.toLowerCase() : code.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  const words = apart.replaceAll(/[._-]+/g, ' ').trim();
  return isCode ? words : words.charAt(0).toUpperCase() + words.slice(1);
}
