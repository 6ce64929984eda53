import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useUnsaved } from '../../../src/client/unsaved.store';
import { StaffContext } from '../../../src/client/use-staff';
import { threadDeskEndpoints as desk } from '../../../src/contract/thread.desk.endpoints';
import type { DeskThread } from '../../../src/contract/thread-desk';
import { ThreadTalk } from '../../../src/desks/bench/thread-talk';
import { mockEndpoint } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { staffSelf } from '../settings/staff-self';

const thread: DeskThread = {
  ...{ id: 't1', subjectKind: 'ORDER', subjectId: 'o1', reference: 'PO1', status: 'OPEN', until: null, dueAt: null },
  ...{ lastAt: '2030-01-01T10:00:00Z', lastText: 'Nó ở đâu?', lastAuthor: 'SHOPPER', assigned: null, lease: null },
  ...{ shopper: { id: 's1', name: 'Ada' }, version: 3, language: 'vi', unread: 0, hasOlder: false },
  translatesTo: ['en', 'vi'],
  messages: [
    { id: 'm1', author: 'SHOPPER', name: '', text: 'Nó ở đâu?', photos: [], at: '2030-01-01T10:00:00Z' },
    { id: 'm2', author: 'STAFF', name: 'Mei', text: 'Chờ chút', photos: [], at: '2030-01-01T10:01:00Z' },
  ],
};
const macro = { id: 'a1', version: 1, title: 'Late', texts: { vi: 'Trễ rồi, {{name}}' }, then: 'DONE' as const, note: 'Asked the courier' }; // prettier-ignore
const open = (more: Partial<DeskThread> = {}) => {
  const onSaid = vi.fn();
  const ui = renderUi(
    <StaffContext value={staffSelf(['customer.message'])}>
      <ThreadTalk
        about={{ kind: 'ORDER', id: 'o1' }}
        thread={{ ...thread, ...more }}
        onSaid={onSaid}
        onRefused={vi.fn()}
      />
    </StaffContext>,
  );
  return { ...ui, onSaid };
};

describe('the place to answer', () => {
  it('takes of a kept answer its words and its note, and sends by the key as it always does', async () => {
    mockEndpoint(desk.listAnswers, { items: [macro] });
    const sent = mockEndpoint(desk.write, { ...thread, status: 'DONE' });
    const { user, onSaid } = open();
    await user.click(screen.getByRole('button', { name: 'Kept answers' }));
    await user.click(await screen.findByText('Late'));
    expect(screen.getByDisplayValue('Trễ rồi, Ada')).toBeVisible();
    // whoever leaves now is asked first
    expect(useUnsaved.getState().forms).toHaveLength(1);
    expect(screen.getByText(/meant to settle the conversation/)).toBeVisible();
    const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(buttons.slice(-2)).toEqual(['Send the answer', 'Send and settle']);
    await user.type(screen.getByRole('textbox', { name: /Note that goes with it/ }), ' twice');
    await user.keyboard('{Control>}');
    await user.click(screen.getByRole('textbox', { name: /Answer/ }));
    await user.keyboard('{Enter}{/Control}');
    await vi.waitFor(() => expect(onSaid).toHaveBeenCalledOnce());
    expect(sent).toMatchObject([
      { body: { text: 'Trễ rồi, Ada', then: 'WAITING_SHOPPER', note: 'Asked the courier twice', version: 3 } },
    ]);
    expect(screen.queryByRole('textbox', { name: /Note that goes with it/ })).toBeNull();
    expect(useUnsaved.getState().forms).toHaveLength(0);
  });

  it('keeps nothing of a kept answer whose words were replaced, and its note where one was put right', async () => {
    const said = { ...macro, texts: { vi: 'Trễ rồi, {{name}}. Mai nó đến' } };
    mockEndpoint(desk.listAnswers, { items: [said] });
    const sent = mockEndpoint(desk.write, { ...thread, status: 'DONE' });
    const { user, onSaid } = open();
    await user.click(screen.getByRole('button', { name: 'Kept answers' }));
    await user.click(await screen.findByText('Late'));
    await user.type(screen.getByRole('textbox', { name: /Answer/ }), 'n');
    expect(screen.getByRole('textbox', { name: /Note that goes with it/ })).toBeVisible();
    await user.clear(screen.getByRole('textbox', { name: /Answer/ }));
    await user.type(screen.getByRole('textbox', { name: /Answer/ }), 'Which one?');
    expect(screen.queryByRole('textbox', { name: /Note that goes with it/ })).toBeNull();
    expect(screen.queryByText(/meant to settle/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Send the answer' }));
    await vi.waitFor(() => expect(onSaid).toHaveBeenCalledOnce());
    expect(sent).toMatchObject([{ body: { text: 'Which one?', then: 'WAITING_SHOPPER', note: '' } }]);
  });

  it('is begun by a key, as an answer or as a note', async () => {
    const { user } = open();
    await user.keyboard('n');
    expect(screen.getByRole('textbox', { name: /Note/ })).toHaveFocus();
    await user.keyboard('Call first');
    expect(screen.getByRole('textbox', { name: /Note/ })).toHaveValue('Call first');
    await user.tab({ shift: true });
    await user.keyboard('e');
    expect(screen.getByRole('textbox', { name: /Answer/ })).toHaveFocus();
  });

  it('says in the shopper’s language what was typed, and gives back what was typed', async () => {
    const asked = mockEndpoint(desk.translate, { text: 'Ngày mai', why: null });
    const { user } = open();
    await user.type(screen.getByRole('textbox', { name: /Answer/ }), 'Tomorrow');
    await user.click(screen.getByRole('button', { name: 'Translate into Tiếng Việt' }));
    expect(await screen.findByDisplayValue('Ngày mai')).toBeVisible();
    expect(asked).toMatchObject([{ body: { text: 'Tomorrow', to: 'vi' } }]);
    await user.click(screen.getByRole('button', { name: 'Use that again' }));
    expect(screen.getByDisplayValue('Tomorrow')).toBeVisible();
  });
});

describe('what a shopper wrote', () => {
  it('is said in the language of who reads it, below their own words', async () => {
    const asked = mockEndpoint(desk.translate, { text: 'Where is it?', why: null });
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Translate' }));
    expect(await screen.findByText('Where is it?')).toBeVisible();
    expect(screen.getByText('Nó ở đâu?')).toBeVisible();
    expect(asked).toMatchObject([{ body: { text: 'Nó ở đâu?', to: 'en' } }]);
  });

  it('says why it is not, and offers nothing where nobody speaks it', async () => {
    mockEndpoint(desk.translate, { text: null, why: 'USED_UP' });
    const { user, unmount } = open();
    await user.click(screen.getByRole('button', { name: 'Translate' }));
    expect(await screen.findByText('The shop has used up its translations for today')).toBeVisible();
    unmount();
    open({ translatesTo: [] });
    expect(screen.queryByRole('button', { name: 'Translate' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Translate into Tiếng Việt' })).toBeNull();
  });
});
