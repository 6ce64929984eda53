import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { paths } from '../contract/paths';
import { isLoggedIn } from '../client/session.store';
import { useTenant } from '../client/use-shell';
import { mayHoldLink } from './may-hold-link';
import type { Channel } from '../contract/channels';

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? '';

/** A link that nobody can open, as far as it was read. */
export interface BrokenLink {
  url: string;
  title?: string | undefined;
}

/** The search box without its looks: text, channel, and where a text leads (SRCH-1…5, SRCH-11). */
export function useSearch() {
  const router = useRouter();
  const { tenantPreference } = useTenant();
  const { productPlatforms, linkSearchWithoutLogin } = tenantPreference;
  const keyword = first(router.query.keyword);
  const asked = productPlatforms.find((platform) => platform === first(router.query.channel));

  const [text, setText] = useState(keyword);
  // since the shopper last went somewhere: a page that comes late takes no word out of their hands
  const [isTyped, setTyped] = useState(false);
  const { events } = router;
  useEffect(() => {
    const begin = () => setTyped(false);
    events.on('routeChangeStart', begin);
    return () => events.off('routeChangeStart', begin);
  }, [events]);
  // results of all platforms stand under a box that names none of them
  const isEverywhere = router.pathname === paths.search({}) && !asked;
  const [channel, setChannel] = useState<Channel | undefined>(
    isEverywhere ? undefined : (asked ?? productPlatforms[0]),
  );
  const [isExpanded, setExpanded] = useState(false);
  const [brokenLink, setBrokenLink] = useState<BrokenLink>();

  // a new address: its keyword, its channel, and the box narrow again
  const [place, setPlace] = useState(router.asPath);
  if (place !== router.asPath) {
    setPlace(router.asPath);
    if (!isTyped) setText(keyword);
    setExpanded(false);
    if (asked || isEverywhere) setChannel(asked);
    else setChannel(channel ?? productPlatforms[0]);
  }

  const openLink = async (pasted: string): Promise<boolean> => {
    const { readLink } = await import('../client/search-link');
    const link = readLink(pasted);
    if (!link) return false;
    if (link.kind === 'unknown') setBrokenLink(link);
    else await router.push(linkSearchWithoutLogin || isLoggedIn() ? link.href : paths.login(link.href));
    return true;
  };

  /** @param isEverywhere on all platforms, whatever the box names: hot words are of no one platform */
  const search = async (wanted: string, isEverywhere = false) => {
    const asText = wanted.trim();
    if (!asText) return;
    try {
      if (mayHoldLink(asText) && (await openLink(asText))) return;
      void import('./recent-searches').then(({ keepRecentSearch }) => keepRecentSearch(asText));
      await router.push(isEverywhere ? paths.search({ keyword: asText }) : paths.keywordSearch(asText, channel));
    } catch (error) {
      console.warn('the search failed', error);
      setBrokenLink({ url: /https?:\/\/\S+/i.exec(asText)?.[0] ?? asText });
    }
  };

  return {
    text,
    setText: (typed: string) => {
      setText(typed);
      setTyped(true);
    },
    channel,
    setChannel,
    channels: productPlatforms,
    isEverywhere,
    isExpanded,
    setExpanded,
    search,
    brokenLink,
    forgetLink: () => setBrokenLink(undefined),
    fileByHand: () => {
      setBrokenLink(undefined);
      // an address longer than this would not fit into another one
      if (brokenLink) void router.push(paths.manualOrder(brokenLink.url.slice(0, 2000), brokenLink.title));
    },
  };
}
