import { useCallback } from 'react';
import { CHANNEL_NAMES, type Channel } from '../contract/channels';
import { useTranslation } from './use-translation';

/** What shoppers call where goods come from: a brand alike everywhere, the shop's own stock in their words. */
export function useChannelName(): (channel: Channel) => string {
  const { t } = useTranslation();
  return useCallback((channel) => (channel === 'SELF_OWNED' ? t('search.ownStock') : CHANNEL_NAMES[channel]), [t]);
}
