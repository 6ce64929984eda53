import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { call } from '../../client/call';
import { hasSeenCampaign, rememberCampaign } from '../../client/seen-campaigns';

const CampaignDialog = dynamic(() => import('./campaign-dialog').then((file) => file.CampaignDialog), { ssr: false });

/** The page comes first; a pop-up may wait. */
const WAIT_MS = 3_000;

/** Nobody is interrupted who writes, or who looks at another dialog. */
const isBusy = () => document.activeElement?.matches('input, textarea') || document.querySelector('[role="dialog"]');

async function findCampaign() {
  const { campaign } = await call('GET /front/site-campaign', {});
  return campaign && !hasSeenCampaign(campaign.id) && rememberCampaign(campaign.id) ? campaign : null;
}
type Campaign = NonNullable<Awaited<ReturnType<typeof findCampaign>>>;

/** What the shop is on about, once in each browser. Of the home page only, so that it never stands before money. */
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
