import { and, asc, eq } from 'drizzle-orm';
import type { ArticleType } from '../../../contract/tenant';
import type { Owner, Tx } from '../../db/database';
import { article } from '../../db/schema/content';

export const articleRepo = (tx: Tx, { tenantId }: Pick<Owner, 'tenantId'>) => ({
  async listLanguages(type: ArticleType): Promise<string[]> {
    const rows = await tx
      .select({ language: article.language })
      .from(article)
      .where(and(eq(article.tenantId, tenantId), eq(article.type, type)))
      .orderBy(asc(article.language));
    return rows.map(({ language }) => language);
  },
  async find(type: ArticleType, language: string): Promise<{ title: string; html: string } | undefined> {
    const [row] = await tx
      .select({ title: article.title, html: article.html })
      .from(article)
      .where(and(eq(article.tenantId, tenantId), eq(article.type, type), eq(article.language, language)));
    return row;
  },
  async save(row: {
    type: ArticleType;
    language: string;
    title: string;
    html: string;
    updatedAt: Date;
  }): Promise<void> {
    const { title, html, updatedAt } = row;
    await tx
      .insert(article)
      .values({ tenantId, ...row })
      .onConflictDoUpdate({
        target: [article.tenantId, article.type, article.language],
        set: { title, html, updatedAt },
      });
  },
});
