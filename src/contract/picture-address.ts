const OWN = '/api/media/picture/';

/** The address of a picture at a width. Our own come in these widths; a marketplace's come as they are. */
export const pictureAt = (url: string, width: 96 | 200 | 400 | 800): string =>
  url.startsWith(OWN) && !url.includes('?') ? `${url}?w=${width}` : url;
