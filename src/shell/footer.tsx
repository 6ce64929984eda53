import Link from 'next/link';
import { useTenant } from '../client/use-shell';
import { useTranslation } from '../client/use-translation';
import { ArticleLink } from './article-link';
import classes from './footer.module.css';
import { FooterColumn } from './footer-column';
import { FooterLegal } from './footer-legal';
import { FooterSupport } from './footer-support';
import { aboutItems, guideItems } from './info-pages';
import { SocialLinks } from './social-links';

const DIALOGS = [
  { type: 'PROHIBITED_PURCHASE_ITEMS', label: 'footer.prohibited' },
  { type: 'USER_AGREEMENT', label: 'footer.terms' },
] as const;
const OUTSIDE = { target: '_blank', rel: 'noreferrer' };

/** Spec FRM-7…12. */
export function Footer() {
  const { t } = useTranslation();
  const tenant = useTenant();
  const guide = guideItems(tenant);
  const about = aboutItems(tenant);
  const dialogs = DIALOGS.filter(({ type }) => tenant.enabledArticle.includes(type));
  return (
    <footer className={classes.footer}>
      <div className={classes.columns}>
        <div className={classes.shop}>
          <p className={classes.name}>
            {tenant.logoImage && <img src={tenant.logoImage} alt="" height={28} loading="lazy" />}
            {tenant.name}
          </p>
          <p>{tenant.description}</p>
          <SocialLinks />
        </div>
        {guide.length > 0 && (
          <FooterColumn title={t('footer.guide')}>
            {guide.map(({ label, href }) => (
              <Link key={href} href={href} prefetch={false}>
                {t(label)}
              </Link>
            ))}
          </FooterColumn>
        )}
        {about.length + dialogs.length > 0 && (
          <FooterColumn title={t('footer.information')}>
            {about.map(({ label, href }) => (
              <Link key={href} href={href} prefetch={false}>
                {t(label)}
              </Link>
            ))}
            {dialogs.map(({ type, label }) => (
              <ArticleLink key={type} type={type} label={t(label)} />
            ))}
          </FooterColumn>
        )}
        <FooterColumn title={t('footer.support')}>
          <FooterSupport />
        </FooterColumn>
        {tenant.footerLinks.length > 0 && (
          <FooterColumn title={t('footer.online')}>
            {tenant.footerLinks.map(({ title, link }) =>
              link.startsWith('/') ? (
                <Link key={link} href={link} prefetch={false}>
                  {title}
                </Link>
              ) : (
                <a key={link} href={link} {...(link.startsWith('http') && OUTSIDE)}>
                  {title}
                </a>
              ),
            )}
          </FooterColumn>
        )}
      </div>
      <FooterLegal />
    </footer>
  );
}
