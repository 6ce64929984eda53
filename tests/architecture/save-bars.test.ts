import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const DESKS = 'src/desks';
const SETTINGS = 'src/desks/settings';

/** Forms of the settings that save nothing which somebody has typed, and why each is none to be kept. */
const WITHOUT_BAR: Record<string, string> = {
  'audit-screen.tsx': 'asks for a page of the log',
  'factor-panel.tsx': 'a code of the moment',
  'lines/new-line-screen.tsx': 'its bar is that of the terms below it',
  'lines/simulator.tsx': 'asks for a price, and changes nothing',
  'mail-preview-panel.tsx': 'chooses what is looked at',
  'password-panel.tsx': 'passwords are not kept',
  'texts-screen.tsx': 'looks for texts',
};

/** Fields of the other desks that nobody is asked about, and why. */
const UNASKED: Record<string, string> = {
  'batches/open-batch-form.tsx': 'two words in a dialog, which leads on to what they have begun',
  'bench/factor-begin.tsx': 'a password and a code of the moment',
  'bench/index-filters.tsx': 'looks for rows',
  'bench/limit-field.tsx': 'a field of the forms that hold it',
  'bench/login-code.tsx': 'a code of the moment',
  'bench/view-changes.tsx': 'the name of a view',
  'bench/view-keep.tsx': 'the name of a view',
  'buying/manual-quote-row.tsx': 'a row of manual-quote-form',
  'buying/paid-fields.tsx': 'fields of place-form',
  'buying/wait-form.tsx': 'a day, chosen as soon again',
  'content/answer-editor.tsx': 'a part of article-form',
  'content/article-publish.tsx': 'a time, chosen as soon again',
  'content/editor-link.tsx': 'an address, in the editor',
  'content/faq-row-editor.tsx': 'a part of article-form',
  'content/group-form.tsx': 'a part of groups-screen',
  'content/own-product-skus.tsx': 'a part of own-product-form',
  'door/link-screen.tsx': 'passwords are not kept',
  'exports/export-form.tsx': 'days, chosen as soon again',
  'money/ledger-account-screen.tsx': 'looks for entries',
  'money/new-compensation-screen.tsx': 'looks for a number; what is said about it is in compensation-form',
  'packing/box-rows.tsx': 'rows of pack-form',
  'platform/shops-screen.tsx': 'looks for shops',
  'transit/hand-out-form.tsx': 'a code, shown as soon again; the reason is in word-form',
};

const hasForm = (text: string) =>
  text.includes('<form') || (text.includes('useAction(') && /onChange=|set=\{/.test(text));
const hasBar = (text: string) => /<(SaveBar|SectionForm)\b/.test(text);
/** Saves what is typed, and does not say that it is not saved. */
const isBare = (text: string) => hasForm(text) && !hasBar(text);

/** Holds what is typed, and lets whoever leaves lose it. */
const isUnasked = (text: string) =>
  /<(Textarea|TextInput|NumberInput|PasswordInput|Autocomplete)\b/.test(text) &&
  !/\buseUnsavedForm\(|<SaveBar\b/.test(text);

/** @returns the files below a folder for whose text it holds, in their order */
const named = (root: string, holds: (text: string) => boolean) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.tsx') && holds(readFileSync(`${root}/${name}`, 'utf8')))
    .toSorted();

const FIELD = '<TextInput value={note} onChange={(event) => setNote(event.currentTarget.value)} />';

describe('a form of the settings', () => {
  it('says what is not saved, but for those that save nothing', () => {
    expect(named(SETTINGS, isBare)).toEqual(Object.keys(WITHOUT_BAR));
  });

  it.each([
    ['a form', `<form onSubmit={submit}>${FIELD}</form>`],
    ['fields beside a deed', `const save = useAction('PUT /x'); <div>${FIELD}</div>`],
  ])('is caught without its bar: %s', (_name, bad) => {
    expect(isBare(bad)).toBe(true);
    expect(isBare(`${bad}<SaveBar isChanged={note !== ''} />`)).toBe(false);
  });

  it('is none where nothing is typed', () => {
    expect(isBare("const remove = useAction('POST /x'); <ActionButton onClick={remove.run} />")).toBe(false);
  });
});

describe('what is typed at the other desks', () => {
  it('is asked about before it is lost, but for what is as soon typed again', () => {
    const ofSettings = (name: string) => name.startsWith('settings/');
    expect(named(DESKS, isUnasked).filter((name) => !ofSettings(name))).toEqual(Object.keys(UNASKED));
  });

  it('is caught where nothing asks', () => {
    expect(isUnasked(FIELD)).toBe(true);
    expect(isUnasked(`import { useUnsavedForm } from '../../client/unsaved.store'; ${FIELD}`)).toBe(true);
    expect(isUnasked(`useUnsavedForm(note !== ''); ${FIELD}`)).toBe(false);
    expect(isUnasked(`<form>${FIELD}<SaveBar isChanged /></form>`)).toBe(false);
    expect(isUnasked('<Checkbox checked={isSure} />')).toBe(false);
  });
});
