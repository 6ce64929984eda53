import type { Ctx } from '../../kernel/context';
import { findDistrict, nameIn, parseDistricts, type District, type DistrictText } from './district.rules';
import { AE } from './districts/ae';
import { AU } from './districts/au';
import { KR } from './districts/kr';
import { NP } from './districts/np';
import { UZ } from './districts/uz';
import { VN } from './districts/vn';

const TEXTS: Record<string, DistrictText> = { ae: AE, au: AU, kr: KR, np: NP, uz: UZ, vn: VN };
const parsed = new Map<string, District[]>();

function districtsOf(country: string): District[] {
  const code = country.toLowerCase();
  const text = Object.hasOwn(TEXTS, code) ? TEXTS[code] : undefined;
  if (!text) return [];
  const known = parsed.get(code) ?? parseDistricts(text);
  parsed.set(code, known);
  return known;
}

/** Empty for a country that we have no list of: the shopper types the name then. */
export const listDistricts = ({ tenant, locale }: Ctx, country = tenant.countryCode) =>
  districtsOf(country).map(({ code, names }) => ({ code, name: nameIn(names, locale) }));

export const listDistrictTree = ({ tenant, locale }: Ctx) =>
  tenant.countries.map((country) => ({
    country,
    districts: districtsOf(country).map(({ code, names, children }) => ({
      code,
      name: nameIn(names, locale),
      children: children.map((child) => nameIn(child, locale)),
    })),
  }));

/** @param oneAddressDistrict code or name of the first level */
export const listSecondDistricts = ({ locale }: Ctx, country: string, oneAddressDistrict: string): string[] =>
  (findDistrict(districtsOf(country), oneAddressDistrict)?.children ?? []).map((child) => nameIn(child, locale));

/** A district or one within it, whichever language its name was written in; as it was written where the list has none such. */
export function sayDistrict({ locale }: Pick<Ctx, 'locale'>, country: string, written: string): string {
  const districts = districtsOf(country);
  // the inner one first: a city within its province of the same name is meant
  const named = [...districts.flatMap(({ children }) => children), ...districts.map(({ names }) => names)];
  const found = named.find((names) => Object.values(names).includes(written));
  return found ? nameIn(found, locale) : written;
}
