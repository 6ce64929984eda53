import type { TextForms } from '../../kernel/shipped-texts';

/** What is filled in when a text is shown: `{{name}}`, with or without a format. */
const FILLED = /\{\{\s*-?\s*([\w.]+)[^}]*\}\}/g;
/** Where a link or a strong word begins and ends. */
const MARK = /<\/?[\w]+\s*\/?>/g;
/** A number that is said by its form alone: one parcel. */
const BY_FORM = new Set(['zero', 'one', 'two']);
const COUNT = 'count';

const filledIn = (text: string) => new Set([...text.matchAll(FILLED)].map(([, name = '']) => name));
const marksOf = (text: string) =>
  (text.match(MARK) ?? [])
    .map((mark) => mark.replaceAll(/\s/g, ''))
    .toSorted()
    .join(' ');

/** What is wrong with a shop's own words in the place of those that are shipped, by form; nothing is right. */
export function wrongForms(shipped: TextForms, own: TextForms): { form: string; code: string }[] {
  const forms = new Set([...Object.keys(shipped), ...Object.keys(own)]);
  return [...forms].flatMap((form) => {
    const [theirs, mine] = [shipped[form], own[form]];
    if (theirs === undefined) return [{ form, code: 'unknown' }];
    const code = wrongWith(form, theirs, mine);
    return code ? [{ form, code }] : [];
  });
}

function wrongWith(form: string, shipped: string, own: string | undefined): string | undefined {
  if (!own?.trim()) return 'required';
  // it would say another text of ours in its place
  if (own.includes('$t(')) return 'invalid_format';
  const [theirs, mine] = [filledIn(shipped), filledIn(own)];
  const isFree = (name: string) => name === COUNT && BY_FORM.has(form);
  if ([...mine].some((name) => !theirs.has(name) && name !== COUNT)) return 'placeholder-unknown';
  if (mine.has(COUNT) && !theirs.has(COUNT) && !BY_FORM.has(form)) return 'placeholder-unknown';
  if ([...theirs].some((name) => !mine.has(name) && !isFree(name))) return 'placeholder-missing';
  return marksOf(shipped) === marksOf(own) ? undefined : 'marks-differ';
}
