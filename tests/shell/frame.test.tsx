import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { FrameSettings } from '../../src/client/shell-data';
import { ErrorBoundary } from '../../src/shell/error-boundary';
import { Frame } from '../../src/shell/frame';
import frameClasses from '../../src/shell/frame.module.css';
import { renderUi } from '../support/render';
import { forgiveComplaints } from '../support/ui-setup';

const draw = (settings?: FrameSettings) => renderUi(<Frame settings={settings}>what the page shows</Frame>);

describe('Frame (RTE-10)', () => {
  it('has header, search and footer by default (RTE-10)', () => {
    draw();
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.getByRole('search')).not.toHaveAttribute('data-collapsed');
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveTextContent('what the page shows');
  });

  it('is off where the page draws itself alone (RTE-10)', () => {
    draw({ layout: false });
    expect(screen.getByRole('main')).toHaveTextContent('what the page shows');
    for (const role of ['banner', 'search', 'contentinfo']) expect(screen.queryByRole(role)).not.toBeInTheDocument();
  });

  it('hides each part that the page does not want: footer, search, header (RTE-10, FRM-7)', () => {
    const first = draw({ footer: false, search: 'none' });
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
    expect(screen.queryByRole('search')).not.toBeInTheDocument();
    first.unmount();
    draw({ header: false });
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  });

  it.each(['soft', 'pattern', 'none'] as const)('has the background %s that the page wants (RTE-10)', (background) => {
    const { container } = draw({ background });
    expect(container.querySelector('[data-background]')).toHaveAttribute('data-background', background);
    expect(container.querySelector(`.${frameClasses[background]}`)).toBeInTheDocument();
  });

  it('leaves room below the page unless the page does not want it (RTE-10)', () => {
    const first = draw();
    expect(screen.getByRole('main')).toHaveClass(frameClasses.padded ?? '');
    first.unmount();
    draw({ bottomPadding: false });
    expect(screen.getByRole('main')).not.toHaveClass(frameClasses.padded ?? '');
  });

  it('starts with the search collapsed (RTE-10)', () => {
    draw({ search: 'collapsed' });
    expect(screen.getByRole('search')).toHaveAttribute('data-collapsed');
  });

  it('shows the way from home; the last crumb is no link (FRM-6)', () => {
    draw({
      contentHeader: [
        { label: 'breadcrumbs.purchases', href: '/my/purchase' },
        { label: 'breadcrumbs.cart', href: '/cart' },
      ],
    });
    const crumbs = within(screen.getByRole('navigation', { name: 'You are here' }));
    expect(crumbs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/my/purchase']);
    expect(crumbs.getByText('Cart')).toHaveAttribute('aria-current', 'page');
  });
});

describe('ErrorBoundary', () => {
  function Broken(): never {
    throw new Error('broken');
  }
  function Site() {
    const [page, setPage] = useState('/broken');
    return (
      <>
        <button onClick={() => setPage('/whole')}>go</button>
        <ErrorBoundary resetKey={page}>{page === '/broken' ? <Broken /> : <p>whole</p>}</ErrorBoundary>
      </>
    );
  }

  it('says what happened, and the next page is whole again', async () => {
    const { user } = renderUi(<Site />);
    expect(forgiveComplaints().join()).toContain('broken');
    expect(await screen.findByRole('heading', { name: 'Something failed on our side' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'go' }));
    expect(screen.getByText('whole')).toBeVisible();
  });
});
