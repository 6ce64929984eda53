import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { FrameSettings } from '../../src/client/shell-data';
import ReturnPage from '../../src/pages/payment/return';
import { Frame } from '../../src/shell/frame';
import { renderUi } from '../support/render';

// the loaders of the pages, which have no part in how they are framed
vi.mock('../../src/server/entry', () => ({ pageProps: () => undefined }));

const draw = (settings: FrameSettings) => renderUi(<Frame settings={settings}>what the page shows</Frame>).container;
const background = (container: HTMLElement) =>
  container.querySelector('[data-background]')?.getAttribute('data-background');

describe('the frame of the page', () => {
  it('that wants neither header nor footer has none, on soft ground (RTE-10)', () => {
    const container = draw({ header: false, footer: false, background: 'soft', bottomPadding: false });
    for (const role of ['banner', 'search', 'contentinfo']) expect(screen.queryByRole(role)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Skip to the content' })).toHaveAttribute('href', '#content');
    expect(screen.getByRole('main')).toHaveAttribute('id', 'content');
    expect(background(container)).toBe('soft');
  });

  it('that a payment comes back to is the shop’s again, on soft ground and without a search (RTE-10)', () => {
    const container = draw(ReturnPage.frame);
    for (const role of ['banner', 'contentinfo']) expect(screen.getByRole(role)).toBeInTheDocument();
    expect(screen.queryByRole('search')).not.toBeInTheDocument();
    expect(background(container)).toBe('soft');
  });

  it('that wants no frame is its own alone (RTE-10)', () => {
    draw({ layout: false });
    for (const role of ['banner', 'contentinfo', 'link']) expect(screen.queryByRole(role)).not.toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveTextContent('what the page shows');
  });
});
