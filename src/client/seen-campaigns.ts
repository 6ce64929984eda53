const KEY = 'seenCampaigns';
const KEPT = 20;

function seen(): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  } catch {
    // a browser that forbids storage remembers nothing
    return [];
  }
}

export const hasSeenCampaign = (id: string): boolean => seen().includes(id);

/** @returns whether it will be remembered: what cannot be is not shown, or it would come at every visit */
export function rememberCampaign(id: string): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify([id, ...seen().filter((one) => one !== id)].slice(0, KEPT)));
    return true;
  } catch {
    return false;
  }
}
