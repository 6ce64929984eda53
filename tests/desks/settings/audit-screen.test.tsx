import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import operatorTexts from '../../../public/locales/en/operator.json';
import { loadAudit } from '../../../src/desks/settings/load-audit';
import { fillIn } from '../../support/fill-in';
import { line, open } from './audited';

async function offeredDeeds() {
  await userEvent.click(screen.getByRole('combobox', { name: 'Action' }));
  return screen
    .getAllByRole('option', { hidden: true })
    .filter((option) => !option.closest('select'))
    .map(({ textContent }) => textContent);
}

describe('the audit log', () => {
  it('says who did what to which thing, what it was before, and why', () => {
    open([line(), line({ id: 'l2', staffId: null, staffName: null, before: null, after: null, reason: '' })]);
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('Mei · gave other roles · member of the staff · s1');
    expect(within(first as HTMLElement).getByText('Buyer').tagName).toBe('DEL');
    expect(within(first as HTMLElement).getByText('Owner').tagName).toBe('INS');
    expect(first).toHaveTextContent('She leads now');
    expect(second).toHaveTextContent('Administrator of the server');
    expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      '/operator/audit?subjectKind=STAFF&subjectId=s1',
    );
  });

  it('is searched by the words that its lines have, and by none that no line has', async () => {
    const deeds = [['packing.declare', { status: 'LOST' }], ['purchase.place', { trackingNos: ['SF1'] }], ['rule.late.PLACE', null], ['staff.shut', null], ['staff.roles', null]] as const; // prettier-ignore
    open(deeds.map(([action, after], at) => line({ id: `l${String(at)}`, action, before: null, after })));
    const offered = await offeredDeeds();
    for (const deed of screen.getAllByRole('listitem')) {
      const [, said = ''] = deed.textContent.split(' · ');
      expect(offered.some((words) => words.split(', ').includes(said))).toBe(true);
    }
    expect(offered).not.toContain('Money read');
    expect(offered.filter((words) => / read$/.test(words))).toEqual([]);
  });

  it('offers every deed of a shop that has words', async () => {
    open([]);
    const offered = await offeredDeeds();
    const told = Object.entries(operatorTexts.audit.deeds).filter(([of]) => !['shop', 'person', 'notice'].includes(of));
    const words = told.flatMap(([, deeds]) => Object.values(deeds).flatMap((deed) => (typeof deed === 'string' ? [deed] : Object.values<string>(deed)))); // prettier-ignore
    expect(words.filter((word) => !offered.some((option) => option.split(', ').includes(word)))).toEqual([]);
  });

  it('finds an action by some letters of it', async () => {
    const { user, router } = open([]);
    const field = screen.getByRole('combobox', { name: 'Action' });
    await user.click(field);
    await user.keyboard('noted that the seller');
    const options = screen.getAllByRole('option', { hidden: true }).filter((option) => !option.closest('select'));
    expect(options).toHaveLength(1);
    await user.click(options[0] as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(router.push).toHaveBeenCalledExactlyOnceWith('/operator/audit?action=purchase.place');
  });

  it('makes what is searched for the address', async () => {
    const { user, router } = open([], { action: 'staff.roles' });
    expect(screen.getByText('Nothing that was done matches')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Who' }), 'Mei');
    await fillIn(user, screen.getByRole('textbox', { name: 'Number of the record' }), ' s1 ');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(router.push).toHaveBeenCalledExactlyOnceWith('/operator/audit?staffId=m&action=staff.roles&subjectId=s1');
  });

  it('leads on from a full page, with what was searched for', () => {
    const { unmount } = open([line()]);
    expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull();
    unmount();
    open(
      Array.from({ length: 100 }, (_, i) => line({ id: `l${String(i)}` })),
      { action: 'staff.roles', after: 'l0' },
    );
    expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute(
      'href',
      '/operator/audit?action=staff.roles&after=l99',
    );
  });

  it.each(['2030-02-30', '2030-13-01', '1999-01-01', 'x'])('leaves the day %s out of the question', async (day) => {
    const call = () => Promise.resolve([]);
    const query = { day, staffId: '../x', action: 'staff.roles', after: '' };
    expect((await loadAudit(call as never, query, false)).asked).toEqual({ action: 'staff.roles' });
  });
});
