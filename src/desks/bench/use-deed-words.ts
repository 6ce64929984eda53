import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { formatMoney } from '../../contract/money';
import { plainWords } from './plain-words';

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/;
const CODE = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/;
const CURRENCY = /^[A-Z]{3}$/;
/** Of what nobody reads: 20 letters and digits. */
const ID = /^[a-z0-9]{20}$/;

type Deed = Record<string, unknown> | null;

/** What was done, to what and what of it changed, in words: no code, and times as people write them. @param timeText by which clock */
export function useDeedWords(timeText: (iso: string) => string) {
  const { t } = useTranslation('operator');
  const { locale } = useShell();
  const tag = intlTag(locale);
  const money = (amount: number, currency: string) => formatMoney({ amount, currency }, tag);

  const text = (value: unknown, name = '', of: Deed = null): string => {
    if (value === null || value === undefined || value === '') return '–';
    if (Array.isArray(value)) return value.map((one) => text(one)).join(', ') || '–';
    if (typeof value === 'object')
      return Object.entries(value)
        .map(([inner, one]) => `${field(inner)}: ${text(one, inner)}`)
        .join('; ');
    if (typeof value === 'number') {
      if (name.endsWith('Fen')) return money(value, 'CNY');
      const currency = of?.currency;
      if (name === 'amount' && typeof currency === 'string' && CURRENCY.test(currency)) return money(value, currency);
      return new Intl.NumberFormat(tag).format(value);
    }
    if (typeof value === 'boolean') return t(`audit.codes.${String(value)}`);
    const word = String(value);
    if (TIME.test(word)) return timeText(word);
    return CODE.test(word) && word.length > 3
      ? t([`audit.codes.${word}`, 'audit.plain'], { word: plainWords(word) })
      : word;
  };
  const field = (name: string) => t([`audit.fields.${name}`, 'audit.plain'], { word: plainWords(name) });
  return {
    deed: (action: string) => t([`audit.deeds.${action}`, 'audit.plain'], { word: plainWords(action) }),
    field,
    text,
    /** What to call one thing: its own name where it has one that people use. */
    subject: (kind: string, id: string) => {
      const word = t([`audit.kinds.${kind}`, 'audit.plain'], { word: plainWords(kind) });
      if (kind === 'SETTINGS')
        return `${word} · ${t([`settings.section.${id}`, 'audit.plain'], { word: plainWords(id) })}`;
      return ID.test(id) ? word : `${word} · ${id}`;
    },
  };
}
