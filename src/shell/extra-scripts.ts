import type { Extra, ExtraVendor } from '../contract/extras';

interface Preset {
  src: (id: string) => string;
  /** What the vendor's script finds when it starts: queues and settings under names that the vendor chose. */
  globals?: (id: string) => Record<string, unknown>;
  attributes?: (id: string) => Record<string, string>;
  /** Runs when the script is there. */
  start?: (id: string, globals: Record<string, unknown>) => void;
  /** Only in browsers that say so: the inside of an app. */
  inside?: RegExp;
}

/** A function that notes its calls until the vendor's script takes them over. */
function queue(list: unknown[] = []) {
  const add = (...call: unknown[]) => void list.push(call);
  return Object.assign(add, { q: list, a: list });
}

const PRESETS: Record<ExtraVendor, Preset> = {
  'google-analytics': {
    src: (id) => `https://www.googletagmanager.com/gtag/js?id=${id}`,
    globals: (id) => ({ dataLayer: [argumentsOf('js', new Date()), argumentsOf('config', id)] }),
  },
  umeng: { src: (id) => `https://s4.cnzz.com/z_stat.php?id=${id}&web_id=${id}` },
  'baidu-tongji': { src: (id) => `https://hm.baidu.com/hm.js?${id}`, globals: () => ({ _hmt: [] }) },
  'yandex-metrika': {
    src: () => 'https://mc.yandex.ru/metrika/tag.js',
    globals: (id) => {
      const settings = { clickmap: true, trackLinks: true, accurateTrackBounce: true };
      return { ym: Object.assign(queue([[Number(id), 'init', settings]]), { l: Date.now() }) };
    },
  },
  plausible: {
    src: () => 'https://plausible.io/js/script.js',
    globals: () => ({ plausible: queue() }),
    attributes: (domain) => ({ 'data-domain': domain }),
  },
  tawk: {
    src: (id) => `https://embed.tawk.to/${id}`,
    globals: () => ({ Tawk_API: {}, Tawk_LoadStart: new Date() }),
    attributes: () => ({ crossorigin: '*' }),
  },
  crisp: { src: () => 'https://client.crisp.chat/l.js', globals: (id) => ({ $crisp: [], CRISP_WEBSITE_ID: id }) },
  intercom: {
    src: (id) => `https://widget.intercom.io/widget/${id}`,
    globals: (id) => ({ Intercom: queue(), intercomSettings: { app_id: id } }),
  },
  freshworks: {
    src: (id) => `https://widget.freshworks.com/widgets/${id}.js`,
    globals: (id) => ({ FreshworksWidget: queue(), fwSettings: { widget_id: Number(id) } }),
  },
  'help-scout': {
    src: () => 'https://beacon-v2.helpscout.net',
    globals: (id) => {
      const readyQueue = [{ method: 'init', options: id }];
      const beacon = (method: string, options?: unknown, data?: unknown) =>
        void readyQueue.push({ method, options, data } as (typeof readyQueue)[number]);
      return { Beacon: Object.assign(beacon, { readyQueue }) };
    },
  },
  'wechat-mini-program': { src: () => 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js', inside: /MicroMessenger/i },
  'line-liff': {
    src: () => 'https://static.line-scdn.net/liff/edge/2/sdk.js',
    start: (liffId, { liff }) => void (liff as { init: (o: { liffId: string }) => Promise<void> }).init({ liffId }),
    inside: /\bLine\//,
  },
};

// Google's script tells a call from an event by this very type
const argumentsOf = function () {
  // oxlint-disable-next-line prefer-rest-params
  return arguments;
} as (...call: unknown[]) => IArguments;

/** Each script once a document. One that does not come is only missed: nothing on the page waits for it. */
export function addExtras(extras: Extra[], nonce: string | undefined) {
  const globals = window as unknown as Record<string, unknown>;
  for (const { vendor, id } of extras) {
    const { src, globals: named, attributes, start, inside } = PRESETS[vendor];
    if (inside && !inside.test(navigator.userAgent)) continue;
    if (document.querySelector(`script[data-extra="${vendor}"]`)) continue;
    Object.assign(globals, named?.(id));
    const script = document.createElement('script');
    script.src = src(id);
    script.async = true;
    script.dataset.extra = vendor;
    if (nonce) script.nonce = nonce;
    for (const [name, value] of Object.entries(attributes?.(id) ?? {})) script.setAttribute(name, value);
    if (start) script.addEventListener('load', () => start(id, globals));
    document.head.append(script);
  }
}
