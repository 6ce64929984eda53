import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { hasSeenCampaign, rememberCampaign } from '../../client/seen-campaigns';
import { useRequest } from '../../client/use-request';

const CampaignDialog = dynamic(() => import('./campaign-dialog').then((file) => file.CampaignDialog), { ssr: false });

/** The page comes first; a pop-up may wait. */
const WAIT_MS = 3_000;

/** Nobody is interrupted who writes, or who looks at another dialog. */
const isBusy = () => document.activeElement?.matches('input, textarea') || document.querySelector('[role="dialog"]');

/** What the shop is on about, once in each browser. Of the home page only, so that it never stands before money. */
export function CampaignPopup() {
  const [isDue, setDue] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const campaign = useRequest('GET /front/site-campaign', isDue ? {} : undefined).data?.campaign;

  useEffect(() => {
    const timer = setInterval(() => {
      if (isBusy()) return;
      setDue(true);
      clearInterval(timer);
    }, WAIT_MS);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (campaign && !hasSeenCampaign(campaign.id) && rememberCampaign(campaign.id)) setOpen(true);
  }, [campaign]);

  return campaign && isOpen ? <CampaignDialog campaign={campaign} onClose={() => setOpen(false)} /> : null;
}
