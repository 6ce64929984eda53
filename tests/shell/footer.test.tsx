import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { contentEndpoints } from '../../src/contract/content.endpoints';
import { SOCIAL_PLATFORMS } from '../../src/contract/tenant.enums';
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

  it('names what cannot be bought, where the shop says so', async () => {
    mockEndpoint(contentEndpoints.getArticle, ({ params }) => ({
      type: 'PROHIBITED_PURCHASE_ITEMS' as const,
      title: 'What we cannot buy',
      html: `<p>${params.type}</p>`,
    }));
    const { user } = draw({ enabledArticle: ['PROHIBITED_PURCHASE_ITEMS'] });
    await user.click(screen.getByRole('button', { name: 'Prohibited goods' }));
    const dialog = await screen.findByRole('dialog', { name: 'What we cannot buy' });
    expect(within(dialog).getByText('PROHIBITED_PURCHASE_ITEMS')).toBeInTheDocument();
  });

  it('offers no terms that the shop has not (FRM-8)', () => {
    draw({ enabledArticle: ['ABOUT_US'] });
    expect(screen.getByRole('link', { name: 'About us' })).toHaveAttribute('href', '/about');
    expect(screen.queryByRole('button', { name: 'Privacy policy and terms' })).not.toBeInTheDocument();
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

  it('has the shop’s own links (FRM-10)', () => {
    draw({
      footerLinks: [
        { title: 'Customs calculator', link: 'https://customs.example' },
        { title: 'Questions', link: '/faq' },
        { title: 'Write to us', link: 'mailto:desk@harbour.example' },
      ],
    });
    const outside = screen.getByRole('link', { name: 'Customs calculator' });
    expect(outside).toHaveAttribute('href', 'https://customs.example');
    expect(outside).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link', { name: 'Questions' })).toHaveAttribute('href', '/faq');
    const mail = screen.getByRole('link', { name: 'Write to us' });
    expect(mail).toHaveAttribute('href', 'mailto:desk@harbour.example');
    expect(mail).not.toHaveAttribute('target');
  });

  it('has an icon for each of the eight platforms (FRM-11)', () => {
    const socialMediaPlatforms = SOCIAL_PLATFORMS.map((platform) => ({
      platform,
      link: `https://${platform.toLowerCase()}.example/harbour`,
    }));
    draw({ socialMediaPlatforms });
    const names = ['Facebook', 'X (Twitter)', 'LinkedIn', 'YouTube', 'Instagram', 'TikTok', 'Telegram', 'VK'];
    const hrefs = names.map((name) => screen.getByRole('link', { name }).getAttribute('href'));
    expect(hrefs).toEqual(socialMediaPlatforms.map(({ link }) => link));
  });

  it('has no icon for a platform without a link (FRM-11)', () => {
    draw();
    expect(screen.getByRole('link', { name: 'Facebook' })).toHaveAttribute('href', 'https://facebook.example/harbour');
    for (const name of ['TikTok', 'YouTube']) expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
  });

  it('names the years from 2023 to this one, company, licence and approval (FRM-12)', () => {
    vi.useFakeTimers({ now: new Date('2031-12-31T20:00:00Z'), toFake: ['Date'] });
    const registrationEntity = { name: 'Harbour Trading Ltd', businessLicenseNo: 'B-1234', websiteApprove: 'ICP 7-2' };
    // half past one on New Year's morning at the shop
    draw({ registrationEntity, timezoneOffset: 5.5 });
    vi.useRealTimers();
    expect(screen.getByText('© 2023–2032 Harbour Trading Ltd')).toBeVisible();
    expect(screen.getByText('Business licence B-1234')).toBeVisible();
    expect(screen.getByText('ICP 7-2')).toBeVisible();
  });

  it('leaves out licence and approval where there are none (FRM-12)', () => {
    draw({ registrationEntity: { name: 'Harbour Trading Ltd' } });
    expect(screen.getByText(/^© 2023–\d{4} Harbour Trading Ltd$/)).toBeVisible();
    expect(screen.queryByText(/licence/)).not.toBeInTheDocument();
  });

  it('credits us by a link unless the shop does not (TEN-9)', () => {
    const first = draw();
    expect(screen.getByRole('link', { name: 'Powered by Sampan' })).toHaveAttribute('href', 'https://sampan.example/');
    first.unmount();
    draw({ tenantPreference: { ...testTenant.tenantPreference, showCredit: false } });
    expect(screen.queryByText('Powered by Sampan')).not.toBeInTheDocument();
  });
});
