import type { Locale } from '../contract/locales';

/** Scripts that the web font lacks: the faces that systems bring, the language's own shapes first. */
const SYSTEM_FACES: Partial<Record<Locale, string>> = {
  'zh-CN': "'PingFang SC', 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC'",
  'zh-HK': "'PingFang HK', 'Microsoft JhengHei', 'Noto Sans HK', 'Noto Sans CJK HK'",
  ja: "'Hiragino Sans', 'Yu Gothic UI', 'Noto Sans JP', 'Noto Sans CJK JP'",
  ko: "'Apple SD Gothic Neo', 'Malgun Gothic', 'Noto Sans KR', 'Noto Sans CJK KR'",
  th: "'Thonburi', 'Leelawadee UI', 'Noto Sans Thai'",
  la: "'Lao Sangam MN', 'Leelawadee UI', 'Noto Sans Lao'",
  ar: "'SF Arabic', 'Geeza Pro', 'Segoe UI', 'Noto Sans Arabic'",
};

/** `Inter Fallback` is a local face stretched to the same widths, so that the swap moves nothing (fonts.css). */
export const fontStack = (locale: Locale) =>
  [
    "'Inter Variable'",
    "'Inter Fallback'",
    SYSTEM_FACES[locale],
    'system-ui',
    "'Noto Sans'",
    "'Noto Sans CJK SC'",
    'sans-serif',
  ]
    .filter(Boolean)
    .join(', ');
