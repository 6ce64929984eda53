import { expect, it } from 'vitest';
import { ACCOUNT_KINDS } from '../../../../src/contract/ledger-desk.enums';
import { LOCALES } from '../../../../src/contract/locales';
import { findMessage } from '../../../../src/server/kernel/messages';

it.each(LOCALES)('every account of the book has a name in %s', (locale) => {
  expect(ACCOUNT_KINDS.filter((kind) => !findMessage(locale, `ledgerAccounts.${kind}`))).toEqual([]);
});
