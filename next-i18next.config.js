/** @type {import('next-i18next/pages').UserConfig} */
module.exports = {
  i18n: {
    defaultLocale: 'en',
    locales: [
      'en',
      'zh-CN',
      'zh-HK',
      'vi',
      'th',
      'ja',
      'ko',
      'ru',
      'ru2',
      'ms',
      'uz',
      'pt',
      'es',
      'fr',
      'id',
      'bg',
      'ar',
      'la',
    ],
    localeDetection: false,
  },
  defaultNS: 'common',
  // the server sends each page one complete language, see server/page/page-translations.ts
  fallbackLng: false,
  serializeConfig: false,
  interpolation: { escapeValue: false },
};
