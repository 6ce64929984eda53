import * as z from 'zod/mini';
import { ARTICLE_STATES, BLOCKING_FINDINGS, DOUBTFUL_FINDINGS } from './article-desk.enums';
import { LocaleField, text, Time } from './fields.schemas';
import { ArticleType } from './tenant.schemas';

/** Of an article in a language, how far it is. */
const ArticleStanding = z.object({
  language: LocaleField,
  state: z.enum(ARTICLE_STATES),
  /** Something newer is written than what is shown. */
  hasDraft: z.boolean(),
  /** When the newest goes out by itself. */
  dueAt: z.nullable(Time),
});

export const ListedArticle = z.object({
  /** Its type. */
  id: ArticleType,
  /** As its page calls it in the shop's own language, as it is written; empty where nothing is. */
  title: z.string(),
  /** Whether the shop has the page at all. */
  isShown: z.boolean(),
  languages: z.array(ArticleStanding),
});

export const ArticleList = z.object({ items: z.array(ListedArticle), next: z.null() });

/** Who wrote it last knows how far it was; 0 of what no staff has written yet. */
const EditionNumber = z.int().check(z.minimum(0), z.maximum(2_147_483_646));
const ArticleWords = { title: z.string(), html: z.string() };

export const DeskArticle = z.object({
  type: ArticleType,
  language: LocaleField,
  /** The shop's own, of which the others are translations. */
  source: LocaleField,
  isShown: z.boolean(),
  languages: z.array(ArticleStanding),
  /** Of the newest edition, which goes with whatever is written next. */
  version: z.int(),
  /** The newest that is written, or what is shown where no staff has written any. */
  draft: z.object(ArticleWords),
  /** What shoppers read; null: nothing in this language. */
  shown: z.nullable(z.object({ ...ArticleWords, edition: z.int(), at: Time })),
  /** What shoppers read in the shop's own language, for whoever translates it. */
  sourceShown: z.nullable(z.object(ArticleWords)),
  due: z.nullable(z.object({ edition: z.int(), at: Time, staffName: z.string() })),
  editions: z.array(z.object({ number: z.int(), at: Time, staffName: z.string() })),
  /** What may stand in it between `{{` and `}}`, with what the shop says there now. */
  variables: z.array(z.object({ name: z.string(), value: z.string() })),
});

export const ArticleEdition = z.object({ number: z.int(), at: Time, staffName: z.string(), ...ArticleWords });

export const ArticleQuery = z.strictObject({ language: LocaleField });

export const ArticleDraft = z.strictObject({
  language: LocaleField,
  version: EditionNumber,
  title: text(200),
  html: z.string().check(z.maxLength(65_536)),
});

export const ArticlePublish = z.strictObject({
  language: LocaleField,
  version: EditionNumber,
  /** UTC; where it is missing, at once. */
  at: z.optional(z.iso.datetime()),
  /** Of the shop's own language: nothing new is said, and translations stay as good as they were. */
  keepsTranslations: z._default(z.boolean(), false),
  /** What was found, and is meant so. */
  accepts: z._default(z.array(z.enum(DOUBTFUL_FINDINGS)).check(z.maxLength(DOUBTFUL_FINDINGS.length)), []),
});

export const ArticleVersion = z.strictObject({ language: LocaleField, version: EditionNumber });

export const ArticleFinding = z.object({
  code: z.enum([...BLOCKING_FINDINGS, ...DOUBTFUL_FINDINGS]),
  isBlocking: z.boolean(),
  /** The words, address or name that it is about. */
  what: z.string(),
});
