import { useTenant } from '../client/use-shell';
import type { Tenant } from '../contract/tenant';
import classes from './footer.module.css';
import { LateBrandIcon } from './late-brand-icon';

type Platform = Tenant['socialMediaPlatforms'][number]['platform'];

const NAMES: Record<Platform, string> = {
  FACEBOOK: 'Facebook',
  TWITTER: 'X (Twitter)',
  LINKEDIN: 'LinkedIn',
  YOUTUBE: 'YouTube',
  INSTAGRAM: 'Instagram',
  TIKTOK: 'TikTok',
  TELEGRAM: 'Telegram',
  VKONTAKTE: 'VK',
};

/** Only where a link is set (FRM-11). */
export function SocialLinks() {
  const links = useTenant().socialMediaPlatforms.filter(({ link }) => /^https?:\/\//.test(link));
  if (!links.length) return null;
  return (
    <ul className={classes.social}>
      {links.map(({ platform, link }) => (
        <li key={platform}>
          <a href={link} target="_blank" rel="noreferrer" aria-label={NAMES[platform]} title={NAMES[platform]}>
            <LateBrandIcon brand={platform} size={20} />
          </a>
        </li>
      ))}
    </ul>
  );
}
