import type { ArticleFinding } from '../../../contract/article-desk';
import { BLOCKING_FINDINGS } from '../../../contract/article-desk.enums';
import { plainText } from '../../../contract/faq';
import { KNOWN_HOSTS, isUnderHost } from '../../../contract/product-link-hosts';
import { variablesIn } from './article.rules';

type Code = ArticleFinding['code'];
export interface Written {
  title: string;
  html: string;
}
export interface LintFacts {
  /** What the shop says for each variable. */
  values: Readonly<Record<string, string>>;
  /** What is shown in the shop's own language; undefined where that is what is written here. */
  source?: Written | undefined;
  /** Hosts of this shop, in small letters. */
  ownHosts: readonly string[];
  isPage: (path: string) => boolean;
  /** Those of the pictures that are not there. */
  missingPictures: readonly string[];
  /** What stands in it of other shops. */
  others: { names: readonly string[]; mails: readonly string[] };
}

const MOST = 50;
/** They may stand in no domain but the marketplace's own. */
const MARKETPLACES = /taobao|tmall|1688|alibaba|pinduoduo|weidian|poizon|dewu|yiwugo|xianyu|goofish/i;
const MARKETPLACE_HOSTS = [
  ...KNOWN_HOSTS,
  'alibaba.com',
  'pinduoduo.com',
  'yangkeduo.com',
  'weidian.com',
  'goofish.com',
];
const HOST = /(?<![\w@.-])(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}(?![\w-])/gi;
export const MAIL = /[\w.+-]{1,64}@(?:[a-z0-9-]{1,63}\.)+[a-z]{2,24}/gi;

const attributesOf = (html: string, name: 'href' | 'src') =>
  [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value = '']) => value.replaceAll('&amp;', '&'));

export const picturesIn = (html: string): string[] => [...new Set(attributesOf(html, 'src'))];

/** Of a link, the path in this shop that it leads to; undefined where it leads elsewhere. */
function ownPath(href: string, ownHosts: readonly string[]): string | undefined {
  if (href.startsWith('/')) return href;
  if (!/^https?:/i.test(href) || !URL.canParse(href)) return undefined;
  const { host, pathname, search, hash } = new URL(href);
  return ownHosts.includes(host.toLowerCase()) ? pathname + search + hash : undefined;
}

/** What stands in the way of showing an article, and what somebody has to mean. Of sanitised HTML. */
export function lintArticle({ title, html }: Written, facts: LintFacts): ArticleFinding[] {
  const found: ArticleFinding[] = [];
  const say = (code: Code, whats: Iterable<string>) => {
    const isBlocking = BLOCKING_FINDINGS.some((each) => each === code);
    for (const what of new Set(whats))
      if (found.length < MOST) found.push({ code, isBlocking, what: what.slice(0, 200) });
  };
  const words = plainText(html);
  const said = `${title} ${words}`;
  const links = attributesOf(html, 'href').filter((href) => !href.includes('{{'));
  if (!title.trim() || (!words && !html.includes('<img'))) say('EMPTY', ['']);
  const dead = (href: string) => {
    const path = ownPath(href, facts.ownHosts);
    return path === undefined ? /^(?![a-z][a-z0-9+.-]*:|#)/i.test(href) : !facts.isPage(path);
  };
  say('DEAD_LINK', links.filter(dead));
  say('MISSING_PICTURE', facts.missingPictures);
  const used = variablesIn(`${title} ${html}`);
  say(
    'UNKNOWN_VARIABLE',
    used.filter((name) => !Object.hasOwn(facts.values, name)),
  );
  say('OTHER_SHOP_MAIL', facts.others.mails);
  const hosts = [...said.matchAll(HOST)].map(([host]) => host);
  const linked = links.flatMap((href) => (URL.canParse(href) ? [new URL(href).hostname] : []));
  const isTheirs = (host: string) => MARKETPLACE_HOSTS.some((base) => isUnderHost(host, base));
  say(
    'MARKETPLACE_DOMAIN',
    [...hosts, ...linked].filter((host) => MARKETPLACES.test(host) && !isTheirs(host)),
  );
  say('OTHER_SHOP_NAME', facts.others.names);
  if (facts.source) {
    const { source } = facts;
    say(
      'VARIABLE_LACKING',
      variablesIn(`${source.title} ${source.html}`).filter((name) => !stands(name, used)),
    );
  }
  const { 'shop.name': name = '', 'shop.email': mail = '' } = facts.values;
  if (name.length > 2 && said.includes(name)) say('TYPED_NAME', [name]);
  if (mail && said.toLowerCase().includes(mail.toLowerCase())) say('TYPED_MAIL', [mail]);
  return found;
}

/** Former names of variables say the same. */
const SAME = [
  ['tenantName', 'shop.name'],
  ['companyName', 'shop.company'],
  ['serviceEmail', 'shop.email'],
  ['servicePhone', 'shop.phone'],
  ['currency', 'shop.currency'],
  ['exchangeRate', 'shop.rate'],
  ['marginPercent', 'shop.margin'],
  ['serviceFeePercent', 'shop.fee'],
  ['serviceFeeMinimum', 'shop.feeMinimum'],
];
const stands = (name: string, used: readonly string[]) =>
  used.includes(name) || SAME.some((pair) => pair.includes(name) && pair.some((each) => used.includes(each)));
