/** Stands where no host is said. */
const ORIGIN = 'https://shop.invalid';
/** What ends an attribute or a word, wherever the link is written. */
const NEVER = /[\s\p{Cc}\p{Cf}"'`<>\\]/u;

/** An address of the web as a browser itself would write it: what it would have to mend is refused. */
export const isPlainAddress = (link: string): boolean =>
  /^https?:\/\//.test(link) && !NEVER.test(link) && isUnchanged(link);

/** An address of the web, however it was copied. */
export const isWebAddress = (link: string): boolean => /^https?:\/\//i.test(link) && URL.canParse(link);

/** Such an address, a page of the shop's own, mail or telephone; never a script. */
export const isPlainLink = (link: string): boolean =>
  /^(mailto|tel):/.test(link)
    ? !NEVER.test(link)
    : isPlainAddress(link) || (/^\/(?!\/)/.test(link) && !NEVER.test(link) && isUnchanged(ORIGIN + link));

function isUnchanged(link: string): boolean {
  if (!URL.canParse(link)) return false;
  const { href } = new URL(link);
  // a host alone is written with a slash behind it
  return href === link || href === `${link}/`;
}
