import { and, asc, eq, sql } from 'drizzle-orm';
import type { ArticleType } from '../../../contract/tenant';
import type { Owner, Tx } from '../../db/database';
import { article } from '../../db/schema/content';

export interface ArticleRow {
  type: ArticleType;
  language: string;
  title: string;
  html: string;
  updatedAt: Date;
  /** Of what staff wrote; 0 where that is missing. */
  edition?: number;
  meaning?: number;
}

/** What is shown of articles. */
export const articleRepo = (tx: Tx, { tenantId }: Pick<Owner, 'tenantId'>) => ({
  async listLanguages(type: ArticleType): Promise<string[]> {
    const rows = await tx
      .select({ language: article.language })
      .from(article)
      .where(and(eq(article.tenantId, tenantId), eq(article.type, type)))
      .orderBy(asc(article.language));
    return rows.map(({ language }) => language);
  },
  async find(type: ArticleType, language: string) {
    const { title, html, edition, meaning, updatedAt } = article;
    const [row] = await tx
      .select({ title, html, edition, meaning, updatedAt })
      .from(article)
      .where(and(eq(article.tenantId, tenantId), eq(article.type, type), eq(article.language, language)));
    return row;
  },
  /** Of every article in every language how far it is, without its words. */
  listStanding() {
    const { type, language, title, edition, meaning } = article;
    return tx.select({ type, language, title, edition, meaning }).from(article).where(eq(article.tenantId, tenantId));
  },
  /** All in one statement; each stands in place of what was written under its type and language. */
  async save(rows: ArticleRow[]): Promise<void> {
    if (rows.length === 0) return;
    await tx
      .insert(article)
      .values(rows.map((row) => ({ tenantId, ...row })))
      .onConflictDoUpdate({
        target: [article.tenantId, article.type, article.language],
        set: {
          title: sql`excluded.title`,
          html: sql`excluded.html`,
          edition: sql`excluded.edition`,
          meaning: sql`excluded.meaning`,
          updatedAt: sql`excluded.updated_at`,
        },
      });
  },
});
