import { channelName, type Channel } from '../contract/channels';
import { useTranslation } from './use-translation';

/** What shoppers call where goods come from: a brand alike everywhere, the shop's own stock in their words. */
export function useChannelName(): (channel: Channel) => string {
  const { t } = useTranslation();
  return (channel) => channelName(channel, t('search.ownStock'));
}
