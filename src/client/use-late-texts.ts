import type { i18n, ResourceLanguage } from 'i18next';
import { useContext } from 'react';
import useSWR from 'swr';
import { useLocale } from './use-shell';
import { TextsContext } from './use-translation';

interface Wanted {
  /** All namespaces of the page that the part stands on, sorted, as `page-texts.json` names it. */
  page: string;
  namespace: string;
}

/**
 * Texts of a part that is drawn late, fetched with it: the document is sent without them (`later` of its loader). Draw
 * nothing that asks for them until they are there.
 */
export function useLateTexts({ page, namespace }: Wanted): { isThere: boolean; hasFailed: boolean; retry: () => void } {
  const texts = useContext(TextsContext);
  const locale = useLocale();
  const query = new URLSearchParams({ page, of: namespace, build: buildOf() });
  const address = `/${locale}/texts.json?${query.toString()}`;
  const { data, error, mutate } = useSWR<true, Error>(address, () => bring(texts, namespace, address), {
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  });
  return { isThere: data ?? false, hasFailed: error !== undefined, retry: () => void mutate() };
}

async function bring(texts: i18n | undefined, namespace: string, address: string): Promise<true> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`texts: ${answer.status}`);
  texts?.addResourceBundle(texts.language, namespace, (await answer.json()) as ResourceLanguage, true, true);
  return true;
}

/** Each build keeps its texts apart from the last one's. */
const buildOf = () => (window as { __NEXT_DATA__?: { buildId?: string } }).__NEXT_DATA__?.buildId ?? '';
