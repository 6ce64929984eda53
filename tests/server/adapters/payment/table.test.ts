import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PROVIDER_KINDS } from '../../../../src/contract/payment.enums';
import { PROVIDER_BRANDS } from '../../../../src/contract/provider-brands';
import { paymentCompanies } from '../../../../src/server/adapters/payment/companies';

/** Of the specification's list of shops. */
const COUNTRIES = { au: 'AUD', ru: 'RUB', uz: 'UZS', kz: 'KZT', pk: 'PKR', vn: 'VND', la: 'LAK', kr: 'KRW', mx: 'MXN', cl: 'CLP', my: 'MYR', by: 'BYN' }; // prettier-ignore
/** These call us and are called by nobody: each is played call by call. */
const CALLERS = ['PAYME', 'CLICK'];
const COMPANIES = paymentCompanies();
const ROWS = readFileSync('docs/providers.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (Name|-+) /.test(line))
  .map((line) => line.split('|').slice(1, -1).map((cell) => cell.trim())); // prettier-ignore
const rowOf = (name: string) => ROWS.find(([first]) => first === `\`${name}\``) ?? [];

describe('the table of providers', () => {
  it.each(COMPANIES.map(({ name }) => name))('has all that an operator needs of %s', (name) => {
    const { fields, currencies = [] } = COMPANIES.find((each) => each.name === name) ?? { fields: [] };
    const [, countries, takes = '', start, get = '', paste, test] = rowOf(name);
    for (const cell of [countries, takes, start, get, paste, test]) expect(cell).toBeTruthy();
    for (const field of fields) expect(get).toContain(`\`${field.name}\``);
    for (const currency of currencies) expect(takes).toContain(currency);
  });

  it('is of those whose names people are shown', () => {
    expect(PROVIDER_BRANDS).toEqual(Object.fromEntries(COMPANIES.map(({ name, title }) => [name, title])));
  });

  it('has no row of somebody whom this release does not speak to', () => {
    const named = ROWS.flatMap(([first = '']) => /^`(\w+)`$/.exec(first)?.[1] ?? []);
    expect(named.sort()).toEqual(COMPANIES.map(({ name }) => name).sort());
  });

  it.each(Object.entries(COUNTRIES))('has a way to pay in %s that takes %s', (country, currency) => {
    // a stranger's country is named to say that there is none
    const here = ROWS.filter(([, countries = '']) => new RegExp(`\\b${country}\\b`).test(countries.split('; none in')[0] ?? ''));
    const takes = COMPANIES.filter(({ currencies = [currency] }) => currencies.includes(currency)).map(({ name }) => name);
    const isTaken = ([name = '']: string[]) => name.startsWith('transfer') || takes.some((each) => name === `\`${each}\``);
    expect(here.filter(isTaken)).not.toEqual([]);
  }); // prettier-ignore
});

it.each(COMPANIES.map(({ name }) => name.toLowerCase()))('%s has gone through all that money can do', (name) => {
  const file = CALLERS.includes(name.toUpperCase()) ? `${name}.test.ts` : `conformance.${name}.test.ts`;
  const path = `tests/server/modules/payment/${file}`;
  expect([path, existsSync(path)]).toEqual([path, true]);
});

it.each(PROVIDER_KINDS)('somebody starts a payment by %s, as the specification names it', (kind) => {
  expect(COMPANIES.filter((company) => company.kind === kind)).not.toEqual([]);
});
