import type { Locale } from '../../../../contract/locales';
import type { ArticleSet } from './article-writer';
import { ABOUT as arAbout } from './ar/about';
import { GUIDES as arGuides } from './ar/guides';
import { RULES as arRules } from './ar/rules';
import { ABOUT as bgAbout } from './bg/about';
import { GUIDES as bgGuides } from './bg/guides';
import { RULES as bgRules } from './bg/rules';
import { ABOUT as enAbout } from './en/about';
import { GUIDES as enGuides } from './en/guides';
import { RULES as enRules } from './en/rules';
import { ABOUT as esAbout } from './es/about';
import { GUIDES as esGuides } from './es/guides';
import { RULES as esRules } from './es/rules';
import { ABOUT as frAbout } from './fr/about';
import { GUIDES as frGuides } from './fr/guides';
import { RULES as frRules } from './fr/rules';
import { ABOUT as idAbout } from './id/about';
import { GUIDES as idGuides } from './id/guides';
import { RULES as idRules } from './id/rules';
import { ABOUT as jaAbout } from './ja/about';
import { GUIDES as jaGuides } from './ja/guides';
import { RULES as jaRules } from './ja/rules';
import { ABOUT as koAbout } from './ko/about';
import { GUIDES as koGuides } from './ko/guides';
import { RULES as koRules } from './ko/rules';
import { ABOUT as laAbout } from './la/about';
import { GUIDES as laGuides } from './la/guides';
import { RULES as laRules } from './la/rules';
import { ABOUT as msAbout } from './ms/about';
import { GUIDES as msGuides } from './ms/guides';
import { RULES as msRules } from './ms/rules';
import { ABOUT as ptAbout } from './pt/about';
import { GUIDES as ptGuides } from './pt/guides';
import { RULES as ptRules } from './pt/rules';
import { ABOUT as ruAbout } from './ru/about';
import { GUIDES as ruGuides } from './ru/guides';
import { RULES as ruRules } from './ru/rules';
import { ABOUT as thAbout } from './th/about';
import { GUIDES as thGuides } from './th/guides';
import { RULES as thRules } from './th/rules';
import { ABOUT as uzAbout } from './uz/about';
import { GUIDES as uzGuides } from './uz/guides';
import { RULES as uzRules } from './uz/rules';
import { ABOUT as viAbout } from './vi/about';
import { GUIDES as viGuides } from './vi/guides';
import { RULES as viRules } from './vi/rules';
import { ABOUT as zhCnAbout } from './zh-CN/about';
import { GUIDES as zhCnGuides } from './zh-CN/guides';
import { RULES as zhCnRules } from './zh-CN/rules';
import { ABOUT as zhHkAbout } from './zh-HK/about';
import { GUIDES as zhHkGuides } from './zh-HK/guides';
import { RULES as zhHkRules } from './zh-HK/rules';

/** The languages that articles are written in: all but ru2, which reads ru. */
export const ARTICLE_SETS: Partial<Record<Locale, ArticleSet>> = {
  ar: { ...arGuides, ...arRules, ...arAbout },
  bg: { ...bgGuides, ...bgRules, ...bgAbout },
  en: { ...enGuides, ...enRules, ...enAbout },
  es: { ...esGuides, ...esRules, ...esAbout },
  fr: { ...frGuides, ...frRules, ...frAbout },
  id: { ...idGuides, ...idRules, ...idAbout },
  ja: { ...jaGuides, ...jaRules, ...jaAbout },
  ko: { ...koGuides, ...koRules, ...koAbout },
  la: { ...laGuides, ...laRules, ...laAbout },
  ms: { ...msGuides, ...msRules, ...msAbout },
  pt: { ...ptGuides, ...ptRules, ...ptAbout },
  ru: { ...ruGuides, ...ruRules, ...ruAbout },
  th: { ...thGuides, ...thRules, ...thAbout },
  uz: { ...uzGuides, ...uzRules, ...uzAbout },
  vi: { ...viGuides, ...viRules, ...viAbout },
  'zh-CN': { ...zhCnGuides, ...zhCnRules, ...zhCnAbout },
  'zh-HK': { ...zhHkGuides, ...zhHkRules, ...zhHkAbout },
};
