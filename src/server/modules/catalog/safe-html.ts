import sanitizeHtml from 'sanitize-html';

const TAGS = 'p br b strong i em u s ul ol li h2 h3 h4 table thead tbody tr th td img div span'.split(' ');

/** A description as a supplier sent it, with nothing in it that could run, load a page or leave the shop. */
export const safeHtml = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: TAGS,
    allowedAttributes: {
      img: ['src', 'alt', 'width', 'height', 'loading'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['https'],
    allowProtocolRelative: false,
  });
