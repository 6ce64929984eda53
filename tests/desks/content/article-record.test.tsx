import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { StaffContext } from '../../../src/client/use-staff';
import { articleDeskEndpoints } from '../../../src/contract/article.desk.endpoints';
import type { DeskArticle } from '../../../src/contract/article-desk';
import type { Permission } from '../../../src/contract/staff-roles';
import { ArticleRecordScreen } from '../../../src/desks/content/article-record-screen';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { staffSelf } from '../settings/staff-self';

const TABLE = '<table><tbody><tr><td>1</td></tr></tbody></table>';
const article = (more: Partial<DeskArticle> = {}): DeskArticle => ({
  ...{ type: 'FAQ', language: 'en', source: 'en', isShown: true, version: 2 },
  languages: [
    { language: 'en', state: 'PUBLISHED', hasDraft: true, dueAt: null },
    { language: 'ar', state: 'STALE', hasDraft: false, dueAt: null },
  ],
  draft: { title: 'Questions', html: `${TABLE}<p>New</p>` },
  shown: { title: 'Questions', html: `${TABLE}<p>Old</p>`, edition: 1, at: '2030-01-01T10:00:00Z' },
  ...{ sourceShown: null, due: null },
  editions: [
    { number: 2, at: '2030-01-02T10:00:00Z', staffName: 'Mei' },
    { number: 1, at: '2030-01-01T10:00:00Z', staffName: 'Ada' },
  ],
  variables: [{ name: 'shop.name', value: 'Quay Goods' }],
  ...more,
});
const open = (more: Partial<DeskArticle> = {}, permissions: Permission[] = ['content.edit', 'content.publish']) =>
  renderUi(
    <StaffContext value={staffSelf(permissions)}>
      <ArticleRecordScreen first={article(more)} />
    </StaffContext>,
    { url: '/operator/content/articles/FAQ' },
  );

describe('the record of an article', () => {
  beforeEach(() => {
    sessionStorage.clear();
    mockEndpoint(articleDeskEndpoints.findings, []);
  });

  it('saves a draft of what was read, and keeps what is typed through a reload', async () => {
    const saved = article({ version: 3, draft: { title: 'Questions!', html: `${TABLE}<p>New</p>` } });
    const sent = mockEndpoint(articleDeskEndpoints.save, saved);
    const { user, unmount } = open();
    await user.type(screen.getByRole('textbox', { name: 'Title' }), '!');
    expect(screen.getByText('You have changes that are not saved.')).toBeVisible();
    unmount();
    const again = open();
    expect(await screen.findByDisplayValue('Questions!')).toBeVisible();
    await again.user.click(screen.getByRole('button', { name: 'Save the draft' }));
    expect(await screen.findByText('Saved as edition 3. No shopper sees it yet.')).toBeVisible();
    expect(sent).toMatchObject([{ body: { language: 'en', version: 2, title: 'Questions!' } }]);
    expect(sessionStorage.length).toBe(0);
  });

  it('says of the newest edition what was found in it, and nothing of the one before', async () => {
    const lacks = [{ code: 'EMPTY' as const, isBlocking: true, what: '' }];
    let round = 0;
    const asked = mockEndpoint(articleDeskEndpoints.findings, () => (round++ === 0 ? lacks : []));
    mockEndpoint(articleDeskEndpoints.save, article({ version: 3 }));
    const { user } = open();
    const publish = within(screen.getByRole('region', { name: 'Publish' }));
    expect(await publish.findByText('Title or text is empty')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Title' }), '!');
    await user.click(screen.getByRole('button', { name: 'Save the draft' }));
    expect(await screen.findByText('No faults found')).toBeVisible();
    expect(asked).toHaveLength(2);
  });

  it('says that somebody was faster, and keeps what was typed', async () => {
    mockEndpoint(articleDeskEndpoints.save, problem('STATE_CONFLICT', { data: article({ version: 7, draft: { title: 'Theirs', html: '' } }) })); // prettier-ignore
    const { user } = open();
    await user.type(screen.getByRole('textbox', { name: 'Title' }), ' of mine');
    await user.click(screen.getByRole('button', { name: 'Save the draft' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Somebody else changed');
    expect(screen.getByDisplayValue('Questions of mine')).toBeVisible();
  });

  it('publishes only what is saved, and what was found to be meant so', async () => {
    mockEndpoint(articleDeskEndpoints.findings, [{ code: 'TYPED_NAME', isBlocking: false, what: 'Quay Goods' }]);
    const sent = mockEndpoint(articleDeskEndpoints.publish, article({ shown: { title: 'Questions', html: '', edition: 2, at: '2030-01-03T10:00:00Z' } })); // prettier-ignore
    const { user } = open();
    const button = screen.getByRole('button', { name: 'Publish edition 2 in English' });
    const meant = await screen.findByRole('checkbox', { name: /^Meant so/ });
    expect(button).toBeDisabled();
    await user.click(meant);
    await user.click(button);
    expect(await screen.findByText('Published. Shoppers see it from now on.')).toBeVisible();
    expect(sent).toMatchObject([{ body: { language: 'en', version: 2, keepsTranslations: false, accepts: ['TYPED_NAME'] } }]); // prettier-ignore
    expect(screen.getByText('Shoppers read the newest edition.')).toBeVisible();
  });

  it('lets nobody publish what leads nowhere, and shows no button to who may not', async () => {
    mockEndpoint(articleDeskEndpoints.findings, [{ code: 'DEAD_LINK', isBlocking: true, what: '/nowhere' }]);
    open();
    expect(await screen.findByText('/nowhere')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Publish edition 2 in English' })).toBeDisabled();
  });

  it('shows what differs, and takes an edition back into the editor', async () => {
    mockEndpoint(articleDeskEndpoints.getEdition, {
      ...{ number: 1, at: '2030-01-01T10:00:00Z', staffName: 'Ada' },
      ...{ title: 'As it was', html: TABLE },
    });
    const { user } = open({}, ['content.edit']);
    expect(screen.queryByRole('button', { name: /^Publish/ })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Compare' }));
    expect(screen.getByText('Old').tagName).toBe('DEL');
    expect(screen.getByText('New').tagName).toBe('INS');
    await user.click(screen.getByRole('radio', { name: 'Editions' }));
    await user.click(screen.getByRole('button', { name: 'Take edition 1 back into the editor' }));
    expect(await screen.findByDisplayValue('As it was')).toBeVisible();
  });

  it('frames the page in the language that is written, for the staff alone', async () => {
    const { user } = open({ language: 'ar' });
    await user.click(screen.getByRole('radio', { name: 'Preview' }));
    expect(screen.getByTitle('Preview in العربية')).toHaveAttribute(
      'src',
      '/ar/operator/content/preview/FAQ?edition=2',
    );
  });

  it('is hidden from all shoppers once somebody says so twice, and shown again', async () => {
    const list = { items: [], next: null };
    const sent = mockEndpoint(articleDeskEndpoints.show, list);
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Hide the page' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Hide the page' }));
    expect(await screen.findByText('No shopper can open it, and nothing links to it.')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Show the page' }));
    expect(await screen.findByText('Shoppers can open it, and the shop links to it.')).toBeVisible();
    expect(sent).toMatchObject([{ body: { isShown: false, wasShown: true } }, { body: { isShown: true, wasShown: false } }]); // prettier-ignore
  });
});

describe('questions and answers', () => {
  beforeEach(() => {
    sessionStorage.clear();
    mockEndpoint(articleDeskEndpoints.findings, []);
  });

  const html = '<h2>Paying</h2><h3>How?</h3><table><tbody><tr><td>1</td></tr></tbody></table><h3>When?</h3><p>Now</p>';

  it('are put in another order, added and answered one by one', async () => {
    const sent = mockEndpoint(articleDeskEndpoints.save, article({ version: 3 }));
    const { user } = open({ draft: { title: 'Questions', html } });
    await user.click(await screen.findByRole('button', { name: 'Move When? forward' }));
    await user.click(screen.getByRole('button', { name: 'How?' }));
    const answer = screen.getByRole('textbox', { name: 'Answer' });
    await user.clear(answer);
    await user.type(answer, '<h2>By card</h2>');
    await user.click(screen.getByRole('button', { name: 'Remove “When?”' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await user.click(screen.getByRole('button', { name: 'Add a question' }));
    await user.type(screen.getByRole('textbox', { name: 'Question' }), 'Who & why?');
    await user.click(screen.getByRole('button', { name: 'Save the draft' }));
    await screen.findByText('Saved as edition 3. No shopper sees it yet.');
    expect(sent).toMatchObject([
      { body: { html: '<h2>Paying</h2>\n\n<h3>When?</h3>\n<p>Now</p>\n<h3>How?</h3>\n<h4>By card</h4>\n<h3>Who &amp; why?</h3>\n' } }, // prettier-ignore
    ]);
  });

  it('are written whole where a heading holds more than its words', () => {
    open({ draft: { title: 'Questions', html: `<h3>A <a href="/faq">link</a></h3>${TABLE}` } });
    expect(screen.getByRole('radio', { name: 'Questions' })).toBeDisabled();
    expect(screen.getByText('Its headings have marks that only the whole text keeps.')).toBeVisible();
  });
});
