import type { Announcement, Banner } from '../../contract/content';
import type { HomeData } from './load-home';

interface Draft {
  banner: Banner | null;
  announcement: Announcement | null;
}

/** The home page with an unpublished banner or announcement in the place of the published one, or as the first. */
export const withDraft = (home: HomeData, { banner, announcement }: Draft): HomeData => ({
  ...home,
  banners: banner ? inPlace(home.banners, banner) : home.banners,
  announcements: announcement ? inPlace(home.announcements, announcement) : home.announcements,
});

const inPlace = <Item extends { id: string }>(items: Item[], draft: Item): Item[] =>
  items.some(({ id }) => id === draft.id)
    ? items.map((item) => (item.id === draft.id ? draft : item))
    : [draft, ...items];
