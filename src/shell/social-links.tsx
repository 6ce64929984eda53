import {
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandTelegram,
  IconBrandTiktok,
  IconBrandVk,
  IconBrandX,
  IconBrandYoutube,
} from '@tabler/icons-react';
import { useTenant } from '../client/use-shell';
import type { Tenant } from '../contract/tenant';
import classes from './footer.module.css';

type Platform = Tenant['socialMediaPlatforms'][number]['platform'];

const PLATFORMS: Record<Platform, { name: string; Icon: typeof IconBrandX }> = {
  FACEBOOK: { name: 'Facebook', Icon: IconBrandFacebook },
  TWITTER: { name: 'X (Twitter)', Icon: IconBrandX },
  LINKEDIN: { name: 'LinkedIn', Icon: IconBrandLinkedin },
  YOUTUBE: { name: 'YouTube', Icon: IconBrandYoutube },
  INSTAGRAM: { name: 'Instagram', Icon: IconBrandInstagram },
  TIKTOK: { name: 'TikTok', Icon: IconBrandTiktok },
  TELEGRAM: { name: 'Telegram', Icon: IconBrandTelegram },
  VKONTAKTE: { name: 'VK', Icon: IconBrandVk },
};

/** Only where a link is set (FRM-11). */
export function SocialLinks() {
  const links = useTenant().socialMediaPlatforms.filter(({ link }) => /^https?:\/\//.test(link));
  if (!links.length) return null;
  return (
    <ul className={classes.social}>
      {links.map(({ platform, link }) => {
        const { name, Icon } = PLATFORMS[platform];
        return (
          <li key={platform}>
            <a href={link} target="_blank" rel="noreferrer" aria-label={name} title={name}>
              <Icon size={20} stroke={1.6} aria-hidden />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
