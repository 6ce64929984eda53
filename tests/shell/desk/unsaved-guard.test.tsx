import { act, screen, waitFor, within } from '@testing-library/react';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { beforeEach, describe, expect, it, vi, type Mock } from 'vitest';
import { settingsDeskEndpoints } from '../../../src/contract/settings.desk.endpoints';
import type { BrandSettings, Section } from '../../../src/contract/settings-desk';
import { waitingDeskEndpoints } from '../../../src/contract/waiting.desk.endpoints';
import { BrandScreen } from '../../../src/desks/settings/brand-screen';
import { DeskFrame } from '../../../src/shell/desk/desk-frame';
import { staffSelf } from '../../desks/settings/staff-self';
import { fillIn } from '../../support/fill-in';
import { mockEndpoint } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';

const PAGE = '/operator/settings/brand';
const ELSEWHERE = '/operator/settings/contact';
const BRAND: Section<BrandSettings> = {
  version: 'version-1',
  values: { name: { en: 'Harbour' }, slogan: {}, themeColor: '#0d7a73', serviceEmail: '', servicePhone: '' },
  last: null,
};
const TEXT = 'You have changes that are not saved.';

const BESIDE = `${PAGE}?open=two`;
const STILL = { shallow: true, scroll: false };

/** What stands on a page and leads elsewhere, each in its own way. */
function Ways() {
  const { replace } = useRouter();
  return (
    <>
      <button type="button" onClick={() => void replace(BESIDE, undefined, STILL)}>
        Beside
      </button>
      <Link href={ELSEWHERE} scroll={false}>
        Elsewhere
      </Link>
    </>
  );
}

function open() {
  mockEndpoint(waitingDeskEndpoints.count, {});
  const view = renderUi(
    <DeskFrame self={staffSelf(['settings.read', 'settings.edit'])}>
      <BrandScreen section={BRAND} />
      <Ways />
    </DeskFrame>,
    { url: PAGE },
  );
  const name = () => screen.getByRole('textbox', { name: 'Name · English' });
  return { ...view, name, type: () => fillIn(view.user, name(), 'Bay') };
}
/** As Next begins a change of route: @returns whether it goes on */
const begins = ({ router }: ReturnType<typeof open>, url: string, shallow = false): boolean => {
  let goesOn = true;
  act(() => {
    try {
      router.events.emit('routeChangeStart', url, { shallow });
    } catch {
      goesOn = false;
    }
  });
  return goesOn;
};
/** @returns whether the browser closes the tab without a question */
const closes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const question = () => screen.findByRole('dialog', { name: 'Leave without saving?' });

describe('a page of the desks with changes that are not saved', () => {
  beforeEach(() => window.history.replaceState({ as: PAGE, __N: true }, '', PAGE));

  it('says nothing and holds nobody before anything is changed', () => {
    const view = open();
    expect(screen.queryByText(TEXT)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
    expect(begins(view, ELSEWHERE)).toBe(true);
    expect(closes()).toBe(true);
  });

  it('says so, and forgets the changes by a button that leaves the focus in the form', async () => {
    const view = open();
    await view.type();
    expect(screen.getByText(TEXT)).toHaveAttribute('role', 'status');
    await view.user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(view.name()).toHaveValue('Harbour');
    expect(screen.queryByText(TEXT)).toBeNull();
    expect(screen.getByRole('group', { name: 'Save' })).toHaveFocus();
    expect(begins(view, ELSEWHERE)).toBe(true);
    expect(closes()).toBe(true);
  });

  it('is quiet once they are saved', async () => {
    const values = { ...BRAND.values, name: { en: 'Bay' } };
    mockEndpoint(settingsDeskEndpoints.setBrand, { ...BRAND, values, version: 'version-2' });
    const view = open();
    await view.type();
    await view.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByText(TEXT)).toBeNull());
    expect(view.name()).toHaveValue('Bay');
    expect(begins(view, ELSEWHERE)).toBe(true);
  });

  it('asks whoever follows a link, and goes there only when they mean it', async () => {
    const view = open();
    const failed = vi.fn();
    view.router.events.on('routeChangeError', failed);
    await view.type();
    // a page is loaded anew after a save
    expect(begins(view, PAGE)).toBe(true);
    expect(begins(view, ELSEWHERE)).toBe(false);
    // what had begun to show the way is told that it is over
    expect(failed).toHaveBeenCalledOnce();
    const asked = await question();
    expect(within(asked).getByRole('button', { name: 'Stay' })).toHaveFocus();
    await view.user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(view.router.push).not.toHaveBeenCalled();
    expect(view.name()).toHaveValue('Bay');

    expect(begins(view, ELSEWHERE)).toBe(false);
    await view.user.click(within(await question()).getByRole('button', { name: 'Leave' }));
    expect(view.router.push).toHaveBeenCalledExactlyOnceWith(ELSEWHERE, undefined, { shallow: false });
    expect(begins(view, ELSEWHERE)).toBe(true);
  });

  it('goes on in the way that was asked for: in place of the page, and where it was scrolled to', async () => {
    const view = open();
    await view.type();
    await view.user.click(screen.getByRole('button', { name: 'Beside' }));
    expect(begins(view, BESIDE, true)).toBe(false);
    await view.user.click(within(await question()).getByRole('button', { name: 'Leave' }));
    expect(view.router.replace.mock.calls).toEqual([
      [BESIDE, undefined, STILL],
      [BESIDE, undefined, STILL],
    ]);
    expect(view.router.push).not.toHaveBeenCalled();
  });

  it('goes on as a link says, and not as one that was followed before', async () => {
    const view = open();
    await view.user.click(screen.getByRole('button', { name: 'Beside' }));
    expect(begins(view, BESIDE, true)).toBe(true);
    act(() => view.router.events.emit('routeChangeComplete', BESIDE, { shallow: true }));
    await view.type();
    await view.user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(begins(view, ELSEWHERE)).toBe(false);
    await view.user.click(within(await question()).getByRole('button', { name: 'Leave' }));
    const [first, again] = view.router.push.mock.calls;
    expect(first?.[0]).toBe(ELSEWHERE);
    expect(first?.at(-1)).toMatchObject({ scroll: false });
    expect(again).toEqual(first);
    expect(view.router.replace).toHaveBeenCalledOnce();
  });

  it('asks before the tab is closed', async () => {
    const view = open();
    await view.type();
    expect(closes()).toBe(false);
    view.unmount();
    expect(closes()).toBe(true);
  });

  it('stays at the address where it is on the way back, until it is meant', async () => {
    const view = open();
    const mayPop = (view.router.beforePopState as Mock).mock.calls.at(-1)?.[0] as () => boolean;
    await view.type();
    const back = vi.spyOn(window.history, 'back').mockImplementation(() => undefined);
    // the browser is there before anybody is asked
    window.history.replaceState({ as: ELSEWHERE, __N: true }, '', ELSEWHERE);
    let went = true;
    act(() => void (went = mayPop()));
    expect(went).toBe(false);
    expect(window.location.pathname).toBe(PAGE);
    expect(window.history.state).toMatchObject({ as: PAGE });
    await view.user.click(within(await question()).getByRole('button', { name: 'Leave' }));
    expect(back).toHaveBeenCalledOnce();
    window.history.replaceState({ as: ELSEWHERE, __N: true }, '', ELSEWHERE);
    expect(mayPop()).toBe(true);
    back.mockRestore();
  });
});
