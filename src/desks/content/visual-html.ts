const KEEPS = new Set('p h2 h3 h4 br hr ul ol li a strong b em i u s blockquote img'.split(' '));

/** Whether the visual editor gives back all that is in there: it knows no tables, and nothing that names a place or a language. */
export function isVisual(html: string): boolean {
  const tags = [...html.matchAll(/<([a-z][a-z0-9]*)([^>]*)>/gi)];
  return tags.every(
    ([, tag = '', rest = '']) => KEEPS.has(tag.toLowerCase()) && !/\s(?:id|dir|lang|colspan|rowspan)=/i.test(rest),
  );
}
