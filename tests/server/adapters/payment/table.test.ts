import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PROVIDER_KINDS } from '../../../../src/contract/payment.enums';
import { paymentCompanies } from '../../../../src/server/adapters/payment/companies';

/** Of the specification's list of shops. */
const COUNTRIES = ['au', 'ru', 'uz', 'kz', 'pk', 'vn', 'la', 'kr', 'mx', 'cl', 'my', 'by'];
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

  it('has no row of somebody whom this release does not speak to', () => {
    const named = ROWS.flatMap(([first = '']) => /^`(\w+)`$/.exec(first)?.[1] ?? []);
    expect(named.sort()).toEqual(COMPANIES.map(({ name }) => name).sort());
  });

  it.each(COUNTRIES)('has a way to pay in %s', (country) => {
    expect(ROWS.filter(([, countries = '']) => new RegExp(`\\b${country}\\b`).test(countries))).not.toEqual([]);
  });
});

it.each(PROVIDER_KINDS)('somebody starts a payment by %s, as the specification names it', (kind) => {
  expect(COMPANIES.filter((company) => company.kind === kind)).not.toEqual([]);
});
