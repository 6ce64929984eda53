import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from '../client/use-translation';
import { useChannelName } from '../client/use-channel-name';
import type { Channel } from '../contract/channels';
import classes from './search-box.module.css';

interface Props {
  channels: Channel[];
  /** Undefined: everywhere. */
  value: Channel | undefined;
  isEverywhere: boolean;
  onChange: (channel: Channel | undefined) => void;
}

/** Where to search; the system's own list, which every thumb and screen reader knows. */
export function ChannelChoice({ channels, value, isEverywhere, onChange }: Props) {
  const { t } = useTranslation();
  const nameOf = useChannelName();
  if (channels.length < 2) return value ? <input type="hidden" name="channel" value={value} /> : null;
  return (
    <span className={classes.channel}>
      <select
        name="channel"
        aria-label={t('search.channel')}
        value={value ?? ''}
        onChange={({ currentTarget }) => onChange(channels.find((channel) => channel === currentTarget.value))}
      >
        {isEverywhere && <option value="">{t('search.everywhere')}</option>}
        {channels.map((channel) => (
          <option key={channel} value={channel}>
            {nameOf(channel)}
          </option>
        ))}
      </select>
      <IconChevronDown size={14} aria-hidden />
    </span>
  );
}
