import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { call } from '../../client/call';
import { useSession } from '../../client/session.store';
import { hasSeenCampaign, rememberCampaign } from '../../client/seen-campaigns';
import type { Campaign } from '../../contract/content';
import { LayerLoading } from '../../ui/part-loading';

const CampaignDialog = dynamic(() => import('./campaign-dialog').then((file) => file.CampaignDialog), {
  ssr: false,
  loading: LayerLoading,
});

/** The page comes first; a pop-up may wait. */
const WAIT_MS = 3_000;

/** Nobody is interrupted who writes, or who looks at another dialog. */
const isBusy = () => document.activeElement?.matches('input, textarea') || document.querySelector('[role="dialog"]');

async function findCampaign() {
  const { campaign } = await call('GET /front/site-campaign', {});
  if (!campaign || hasSeenCampaign(campaign) || !(await isMeant(campaign))) return null;
  return rememberCampaign(campaign) ? campaign : null;
}

async function isMeant({ audience }: Campaign): Promise<boolean> {
  if (audience === 'EVERYONE') return true;
  const isShopper = useSession.getState().profile !== null;
  if (audience !== 'NEW_SHOPPERS') return isShopper === (audience === 'SHOPPERS');
  if (!isShopper) return false;
  const { counts } = await call('GET /front/purchase-orders', { query: { pageSize: 1 } });
  return Object.values(counts).every((count) => count === 0);
}

/** What the shop is on about, to whom and as often as it says. Of the home page only, so that it never stands before money. */
export function CampaignPopup() {
  const [campaign, setCampaign] = useState<Campaign | null>(null);

  useEffect(() => {
    const timer = setInterval(() => {
      if (isBusy()) return;
      clearInterval(timer);
      // without an answer there is nothing to show
      void findCampaign().then(setCampaign, () => undefined);
    }, WAIT_MS);
    return () => clearInterval(timer);
  }, []);

  return campaign ? <CampaignDialog campaign={campaign} onClose={() => setCampaign(null)} /> : null;
}
