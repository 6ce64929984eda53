import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TabLinks } from '../../src/ui/tab-links';
import { renderUi } from '../support/render';

const WIDTH = 390;
const TAB = 120;
const NAMES = ['All', 'To pay', 'Packing', 'On its way', 'Delivered'];

/** Tabs of one width in a row as wide as a phone, begun at its left or at its right, unmoved. */
function lay(direction: 'ltr' | 'rtl') {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const at = NAMES.indexOf(this.textContent.trim());
    const left = at < 0 ? 0 : direction === 'ltr' ? at * TAB : WIDTH - (at + 1) * TAB;
    return new DOMRect(left, 0, at < 0 ? WIDTH : TAB, 44);
  });
}
const tabs = (current: string) => (
  <TabLinks
    label="Shipments"
    tabs={NAMES.map((label) => ({ id: label, href: `/${label}`, label, isCurrent: label === current }))}
  />
);
const moved = () => screen.getByRole('navigation', { name: 'Shipments' }).scrollLeft;

describe('tabs that run on beyond an edge', () => {
  afterEach(() => vi.restoreAllMocks());

  it.each([
    ['ltr', 345],
    ['rtl', -345],
  ] as const)('have the open one in the middle, %s', (direction, way) => {
    lay(direction);
    renderUi(tabs('Delivered'), { shell: { direction } });
    expect(moved()).toBe(way);
  });

  it('stand still where it is in sight', () => {
    lay('rtl');
    renderUi(tabs('To pay'), { shell: { direction: 'rtl' } });
    expect(moved()).toBe(0);
  });

  it('bring the next one that is opened into sight', () => {
    lay('ltr');
    const { rerender } = renderUi(tabs('All'));
    expect(moved()).toBe(0);
    rerender(tabs('On its way'));
    expect(moved()).toBe(225);
  });
});
