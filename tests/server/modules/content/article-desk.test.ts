import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { articleDeskEndpoints } from '../../../../src/contract/article.desk.endpoints';
import { contentEndpoints } from '../../../../src/contract/content.endpoints';
import { operatorDeskEndpoints } from '../../../../src/contract/operator.desk.endpoints';
import { shopTx, systemTx } from '../../../../src/server/db/database';
import { publishDue } from '../../../../src/server/modules/content/publish-article.service';
import { signInStaff } from '../../../support/staff';
import { startEditing } from './editors';

let at: Awaited<ReturnType<typeof startEditing>>;
beforeAll(async () => {
  at = await startEditing();
});
const shown = async (locale = 'en') => {
  const answer = await at.shop.call(contentEndpoints.getArticle, { params: { type: 'FAQ' } }, { locale });
  return answer.status === 200 ? answer.data.html : answer.status;
};

describe('an article at the desk', () => {
  it('is written, published, translated, and stale when its source says something new', async () => {
    expect((await at.get()).data).toMatchObject({ version: 0, shown: null, draft: { html: '' }, isShown: true });
    const first = await at.save(0, { html: '<p onclick="x()">Write to {{shop.email}}</p><script>1</script>' });
    expect(first.data).toMatchObject({ version: 1, draft: { html: '<p>Write to {{shop.email}}</p>' }, shown: null });
    expect(first.data.languages).toMatchObject([{ language: 'en', state: 'DRAFT' }, { state: 'MISSING' }]);
    expect(await shown()).toBe(404);

    expect((await at.publish(1)).data).toMatchObject({
      shown: { edition: 1 },
      languages: [{ state: 'PUBLISHED' }, {}],
    });
    expect(await shown()).toBe('<p>Write to ask@quay.example</p>');

    const arabic = { language: 'ar', title: 'أسئلة', html: '<p>راسلنا {{shop.email}}</p>' } as const;
    expect((await at.save(0, arabic)).data.sourceShown?.title).toBe('Questions');
    expect((await at.publish(1, { language: 'ar' })).data.languages[1]).toMatchObject({ state: 'PUBLISHED' });
    expect(await shown('ar')).toContain('راسلنا');

    await at.save(1, { html: '<p>Write to {{shop.email}}!</p>' });
    expect((await at.publish(2, { keepsTranslations: true })).data.languages[1]?.state).toBe('PUBLISHED');
    await at.save(2, { html: '<p>Ring {{shop.phone}} or {{shop.email}}</p>' });
    expect((await at.publish(3)).data.languages[1]?.state).toBe('STALE');

    // what was said is still right
    await at.save(1, arabic);
    const doubt = await at.publish(2, { language: 'ar' });
    expect([doubt.status, doubt.problem.data]).toMatchObject([422, { findings: [{ code: 'VARIABLE_LACKING', what: 'shop.phone' }] }]); // prettier-ignore
    const meant = await at.publish(2, { language: 'ar', accepts: ['VARIABLE_LACKING'] });
    expect(meant.data.languages[1]?.state).toBe('PUBLISHED');
    expect(meant.data.editions.map(({ number, staffName }) => [number, staffName])).toEqual([[2, 'Anna Desk'], [1, 'Anna Desk']]); // prettier-ignore
  });

  it('is written by one at a time: who was slower is told what stands there now', async () => {
    const { version } = (await at.get()).data;
    const [one, two] = await Promise.all([at.save(version, { title: 'One' }), at.save(version, { title: 'Two' })]);
    const [won, lost] = one.status === 200 ? [one, two] : [two, one];
    expect([won.status, lost.status]).toEqual([200, 409]);
    expect(lost.problem.data).toMatchObject({ version: version + 1, draft: { title: won.data.draft.title } });
    expect((await at.publish(version)).status).toBe(409);
    expect((await at.publish(0)).status).toBe(409);
  });

  it('goes out at its time by itself, unless that is taken back', async () => {
    const { version } = (await at.get()).data;
    await at.save(version, { html: '<p>From tomorrow</p>' });
    const tomorrow = new Date(at.shop.clock.now.getTime() + 86_400_000).toISOString();
    const due = await at.publish(version + 1, { at: tomorrow });
    expect(due.data).toMatchObject({ due: { edition: version + 1, at: tomorrow, staffName: 'Anna Desk' } });
    expect(await shown()).not.toContain('tomorrow');
    // another draft says nothing of what is due
    await at.save(version + 1, { html: '<p>Later still</p>' });
    await publishDue(at.shop.clock.now);
    expect(await shown()).not.toContain('tomorrow');
    await publishDue(new Date(tomorrow));
    expect(await shown()).toBe('<p>From tomorrow</p>');

    await at.publish(version + 2, { at: tomorrow });
    const params = { type: 'FAQ' as const };
    const back = await at.shop.call(articleDeskEndpoints.unschedule, { params, body: { language: 'en', version: version + 2 } }, at.as); // prettier-ignore
    expect(back.data.due).toBeNull();
    await publishDue(new Date(tomorrow));
    expect(await shown()).toBe('<p>From tomorrow</p>');
  });

  it('is previewed by the staff with the shop’s own words, and never by a shopper', async () => {
    const { version } = (await at.get()).data;
    await at.save(version, { html: '<p>Secret of {{shop.name}}</p>' });
    const preview = { params: { type: 'FAQ' as const }, query: { language: 'en' as const } };
    const { data } = await at.shop.call(articleDeskEndpoints.preview, preview, at.as);
    expect(data.html).toBe('<p>Secret of Quay Goods</p>');
    expect((await at.shop.call(articleDeskEndpoints.preview, preview)).status).toBe(401);
    expect(await shown()).not.toContain('Secret');
    const about = await at.shop.call(contentEndpoints.listFaq, {});
    expect(JSON.stringify(about.data)).not.toContain('Secret');
  });

  it('is written down in the audit, and its editions never change', async () => {
    const { staffToken } = await signInStaff(at.shop);
    const query = { subjectKind: 'ARTICLE', subjectId: 'FAQ_en' };
    const { data } = await at.shop.call(operatorDeskEndpoints.listAudit, { query }, { staffToken });
    expect(new Set(data.map(({ action }) => action))).toEqual(new Set(['content.edit', 'content.publish']));
    const change = (statement: string) => systemTx((tx) => tx.execute(sql.raw(statement)));
    await expect(change('update content_edition set number = 99')).rejects.toThrow();
    await expect(change('delete from content_edition')).rejects.toThrow();
    const forged = shopTx(at.shop.tenant.id, (tx) =>
      tx.execute(sql`insert into content_edition (tenant_id, kind, subject, number, value, staff_id)
        values (${at.shop.tenant.id}, 'ARTICLE', 'OEM', 1, '{}', ${at.staffId})`),
    );
    await expect(forged).rejects.toThrow();
  });

  it('is taken off the shop and put back, by who read how it stood', async () => {
    const show = (isShown: boolean, wasShown: boolean) =>
      at.shop.call(articleDeskEndpoints.show, { params: { type: 'FAQ' }, body: { isShown, wasShown } }, at.as);
    const off = await show(false, true);
    expect(off.data.items.find(({ id }) => id === 'FAQ')).toMatchObject({ isShown: false });
    expect(await shown()).toBe(404);
    expect((await show(false, true)).status).toBe(409);
    await show(true, false);
    expect(await shown()).toContain('tomorrow');
  });

  it('is nobody else’s, and in no language that the shop does not speak', async () => {
    const other = await startEditing();
    expect((await other.get()).data.version).toBe(0);
    expect((await at.get({ language: 'ko' })).status).toBe(404);
    expect((await at.save(0, { language: 'ko' })).status).toBe(404);
    const reader = await signInStaff(at.shop, ['reader']);
    expect((await at.shop.call(articleDeskEndpoints.list, {}, reader)).status).toBe(403);
  });
});
