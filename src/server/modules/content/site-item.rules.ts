import type { DeskSiteItem, SiteItemKind, SiteItemState } from '../../../contract/site-item-desk';
import type { LocalizedText } from '../../../contract/fields';

export type SiteItemWords = DeskSiteItem['draft'];

interface Span {
  from?: string | null | undefined;
  until?: string | null | undefined;
}
/** Whether its time has come and is not over. */
export const isRunning = ({ from, until }: Span, now: Date): boolean =>
  (!from || new Date(from) <= now) && (!until || new Date(until) > now);

/** @param shown undefined where it stands nowhere */
export function siteItemState(shown: Span | undefined, now: Date): SiteItemState {
  if (!shown) return 'HIDDEN';
  if (isRunning(shown, now)) return 'LIVE';
  return shown.until && new Date(shown.until) <= now ? 'OVER' : 'SCHEDULED';
}

const NOTHING: SiteItemWords = {
  ...{ title: {}, text: {}, button: {}, image: '', narrowImage: '', mirroredImage: '', images: {}, link: '' },
  ...{ from: null, until: null },
};
/** What is as it always was where nobody has said anything. */
const AIMS = ['channel', 'audience', 'frequency'] as const;

/** What stands in its table, as it is written at the desk. */
export function wordsOfStored(kind: SiteItemKind, stored: Record<string, unknown>): SiteItemWords {
  const known = Object.fromEntries(
    [...Object.keys(NOTHING), ...AIMS].flatMap((name) => (stored[name] ? [[name, stored[name]]] : [])),
  );
  const text = { BANNER: stored.subtitle, ANNOUNCEMENT: stored.body, CAMPAIGN: stored.text }[kind];
  const until = (stored.until ?? stored.endsAt ?? null) as string | null;
  return { ...NOTHING, ...known, text: (text ?? {}) as LocalizedText, until };
}

const given = (values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== '' && value !== null && value !== undefined),
  );
const said = (text: LocalizedText) => Object.fromEntries(Object.entries(text).filter(([, words]) => words));

/** As its table keeps it. */
export function storedOf(kind: SiteItemKind, words: SiteItemWords): Record<string, unknown> {
  const { image, narrowImage, mirroredImage, images, link, channel, audience, frequency, from, until } = words;
  const [title, text] = [said(words.title), said(words.text)];
  if (kind === 'ANNOUNCEMENT') return { title, body: text, ...given({ from, until }) };
  if (kind === 'CAMPAIGN')
    return {
      title,
      text,
      button: said(words.button),
      link,
      ...given({ image, audience, frequency, from, until, endsAt: until }),
    };
  const pictures = Object.entries(images).filter(([, { image: wide, narrowImage: narrow }]) => wide || narrow);
  return {
    ...{ title, subtitle: text, image, link },
    ...given({ narrowImage, mirroredImage, channel, from, until }),
    ...(pictures.length > 0 ? { images: Object.fromEntries(pictures) } : {}),
  };
}

/** What a kind cannot be shown without, by the names of its fields. */
export function missingIn(kind: SiteItemKind, words: SiteItemWords, language: string): string[] {
  const { title, text, button, image, link, from, until } = words;
  const wanted: Record<string, unknown> = {
    title: title[language],
    ...(kind === 'ANNOUNCEMENT' ? { text: text[language] } : {}),
    ...(kind === 'BANNER' ? { image } : {}),
    ...(kind === 'CAMPAIGN' ? { text: text[language], button: button[language], link } : {}),
    until: !from || !until || until > from,
  };
  return Object.keys(wanted).filter((name) => !wanted[name]);
}
