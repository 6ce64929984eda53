import type { Hono } from 'hono';

/** Gives the bytes of a webp picture, or undefined where there is none. */
export type PictureReader = (name: string, width: string | undefined) => Promise<Buffer | undefined>;

const HEADERS = {
  'content-type': 'image/webp',
  // the address says everything about the picture: it never changes
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'",
};

/** Nothing, of no size: the page's own ground shows through. */
const EMPTY = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const EMPTY_HEADERS = { ...HEADERS, 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=300' };

/**
 * `GET /api/media/picture/<name>.webp?w=400`: outside the contract, since it answers no JSON. Where nothing draws such
 * pictures, a shop made after one of the demo still names them: it gets empty ones, as a page full of broken pictures
 * would look like a failure.
 * @param drawing undefined where this server draws none
 */
export function serveMedia(app: Hono, drawing: () => PictureReader | undefined): void {
  app.get('/api/media/picture/:name', async (c) => {
    const readPicture = drawing();
    if (!readPicture) return new Response(EMPTY, { headers: EMPTY_HEADERS });
    let picture: Buffer | undefined;
    try {
      picture = await readPicture(c.req.param('name'), c.req.query('w'));
    } catch (error) {
      if ((error as Error).name !== 'PictureQueueFullError') throw error;
      return new Response(null, { status: 503, headers: { 'retry-after': '2' } });
    }
    if (!picture) return c.notFound();
    return new Response(new Uint8Array(picture), { headers: HEADERS });
  });
}
