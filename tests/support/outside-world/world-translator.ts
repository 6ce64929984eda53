import { serveSupplier, type SupplierAnswer } from '../suppliers/serve';
import type { Outsider } from './outsider';

/** A LibreTranslate server that says each text in brackets, with the language. `holds`: nobody hears it until it `speaks`. */
export async function startTranslator(): Promise<Outsider> {
  let letGo = () => undefined as void;
  let gate = Promise.resolve();
  const { url } = await serveSupplier(async ({ body }): Promise<SupplierAnswer> => {
    const { q, target } = JSON.parse(body) as { q: string[]; target: string };
    await gate;
    return { body: { translatedText: q.map((text) => `${say(text)} [${target}]`) } };
  });
  return {
    name: 'translator',
    variables: { LIBRETRANSLATE_URL: url },
    verbs: {
      holds: () => void (gate = new Promise((done) => (letGo = done))),
      speaks: () => letGo(),
    },
  };
}

/** Longer than the Chinese by as much as titles are. */
const say = (text: string) =>
  text
    .replace('不锈钢水壶', 'Stainless steel kettle with a whistle, for gas and induction hobs, brushed, no. ')
    .replace('磨砂', 'Brushed and then coated by hand');
