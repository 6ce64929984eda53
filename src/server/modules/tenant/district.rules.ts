import { ownLanguages, type Locale } from '../../../contract/locales';

/** The languages in which a place's name is written, in the order of its parts; others read the first. */
export interface DistrictText {
  languages: readonly string[];
  /** A line a first-level district: `code name|name: child|child, child|child`. */
  lines: string;
}
/** One name a language. */
type Names = Record<string, string>;
export interface District {
  code: string;
  names: Names;
  children: Names[];
}

export function parseDistricts({ languages, lines }: DistrictText): District[] {
  const namesOf = (text: string): Names => {
    const parts = text.trim().split('|');
    return Object.fromEntries(languages.map((language, i) => [language, parts[i] ?? parts[0] ?? '']));
  };
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const match = /^(\S+) ([^:]+):(.*)$/.exec(line);
      if (!match) throw new Error(`Not a district: ${line}`);
      const [, code = '', name = '', children = ''] = match;
      return {
        code,
        names: namesOf(name),
        children: children
          .split(',')
          .filter((c) => c.trim() !== '')
          .map(namesOf),
      };
    });
}

export function nameIn(names: Names, locale: Locale): string {
  const language = ownLanguages(locale).find((each) => Object.hasOwn(names, each));
  return (language ? names[language] : Object.values(names)[0]) ?? '';
}

/** By its code, or its name in any language: what the shopper chose may have been chosen in another one. */
export const findDistrict = (districts: District[], wanted: string): District | undefined =>
  districts.find(({ code, names }) => code === wanted || Object.values(names).includes(wanted));
