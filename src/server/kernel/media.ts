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

/** `GET /api/media/picture/<name>.webp?w=400`: outside the contract, since it answers no JSON. */
export function serveMedia(app: Hono, readPicture: PictureReader): void {
  app.get('/api/media/picture/:name', async (c) => {
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
