import type { Campaign } from '../contract/content';

const KEY = 'seenCampaigns';
const KEPT = 20;

type Shown = Pick<Campaign, 'id' | 'frequency'>;
/** A visit is as long as its tab. */
const memoryOf = ({ frequency }: Shown) => (frequency === 'VISIT' ? sessionStorage : localStorage);
const nameOf = ({ id, frequency }: Shown) => (frequency === 'DAILY' ? `${id} ${new Date().toDateString()}` : id);

function seen(campaign: Shown): string[] {
  try {
    const value: unknown = JSON.parse(memoryOf(campaign).getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  } catch {
    // a browser that forbids storage remembers nothing
    return [];
  }
}

/** As often as it is to be seen: once, today, or in this visit. */
export const hasSeenCampaign = (campaign: Shown): boolean => seen(campaign).includes(nameOf(campaign));

/** @returns whether it will be remembered: what cannot be is not shown, or it would come at every visit */
export function rememberCampaign(campaign: Shown): boolean {
  const name = nameOf(campaign);
  try {
    const others = seen(campaign).filter((one) => one !== name);
    memoryOf(campaign).setItem(KEY, JSON.stringify([name, ...others].slice(0, KEPT)));
    return true;
  } catch {
    return false;
  }
}
