import type { NextApiRequest, NextApiResponse } from 'next';
import { handleApi } from '../../server/entry';

/** The whole API; bodies are read by the dispatcher, which limits and parses them. */
export const config = { api: { bodyParser: false, externalResolver: true } };

export default function api(req: NextApiRequest, res: NextApiResponse) {
  return handleApi(req, res);
}
