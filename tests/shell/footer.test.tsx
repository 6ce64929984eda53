import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { contentEndpoints } from '../../src/contract/content';
import { Footer } from '../../src/shell/footer';
import { mockEndpoint } from '../support/mock-endpoint';
import { renderUi } from '../support/render';
import { testTenant } from '../support/test-shell';

const draw = (tenant: Partial<typeof testTenant> = {}) =>
  renderUi(<Footer />, { shell: { tenant: { ...testTenant, ...tenant } } });

describe('Footer', () => {
  it('guides to the articles that are switched on (FRM-7)', () => {
    draw({ enabledArticle: ['HOW_TO_USE', 'SOURCING_SERVICE', 'PAYMENT_GUIDE', 'ABOUT_TRANSIT_FEE'] });
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(
      expect.arrayContaining(['/how-to-use', '/sourcing-service', '/payment-guide', '/transportation-charge']),
    );
    expect(hrefs).not.toContain('/about');
  });

  it('opens privacy policy and terms in a dialog (FRM-8)', async () => {
    const requests = mockEndpoint(contentEndpoints.getArticle, {
      type: 'USER_AGREEMENT',
      title: 'Terms of Harbour',
      html: '<p>Be kind to parcels.</p>',
    });
    const { user } = draw();
    await user.click(screen.getByRole('button', { name: 'Privacy policy and terms' }));
    const dialog = await screen.findByRole('dialog', { name: 'Terms of Harbour' });
    expect(within(dialog).getByText('Be kind to parcels.')).toBeInTheDocument();
    expect(requests[0]?.params).toEqual({ type: 'USER_AGREEMENT' });
  });

  it('copies the phone and says so, and mails by mailto (FRM-9, API-5)', async () => {
    const { user } = draw();
    const write = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: /^Copy.*\+84 24 1234 5678/ }));
    expect(write).toHaveBeenCalledWith('+84 24 1234 5678');
    expect(await screen.findByText('Copied')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'help@harbour.example' })).toHaveAttribute(
      'href',
      'mailto:help@harbour.example',
    );
  });

  it('shows at most three accounts, and no address (FRM-9)', async () => {
    const { user } = draw();
    const accounts = screen.getAllByText(/^harbour-/).map((element) => element.textContent);
    expect(accounts).toEqual(['harbour-zalo', 'harbour-telegram', 'harbour-whatsapp']);
    expect(screen.queryByText('1 Quay Street')).not.toBeInTheDocument();
    const write = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: /harbour-zalo/ }));
    expect(write).toHaveBeenCalledWith('harbour-zalo');
  });

  it('has the shop’s own links and its platforms with a link (FRM-10, FRM-11)', () => {
    draw();
    expect(screen.getByRole('link', { name: 'Customs calculator' })).toHaveAttribute('href', 'https://customs.example');
    expect(screen.getByRole('link', { name: 'Facebook' })).toHaveAttribute('href', 'https://facebook.example/harbour');
    expect(screen.queryByRole('link', { name: 'TikTok' })).not.toBeInTheDocument();
  });

  it('names years, company and licence (FRM-12)', () => {
    draw();
    const year = new Date().getUTCFullYear();
    expect(screen.getByText(new RegExp(`^© 2023–(${year}|${year + 1}) Harbour Trading Ltd$`))).toBeVisible();
    expect(screen.getByText('Business licence B-1234')).toBeVisible();
  });

  it('credits us unless the shop does not (TEN-9)', () => {
    const first = draw();
    expect(screen.getByText('Powered by Sampan')).toBeVisible();
    first.unmount();
    draw({ tenantPreference: { ...testTenant.tenantPreference, showCredit: false } });
    expect(screen.queryByText('Powered by Sampan')).not.toBeInTheDocument();
  });
});
