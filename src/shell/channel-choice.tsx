import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from '../client/use-translation';
import { CHANNEL_NAMES, type Channel } from '../contract/channels';
import classes from './search-box.module.css';

interface Props {
  channels: Channel[];
  value: Channel | undefined;
  onChange: (channel: Channel) => void;
}

/** Where to search; the system's own list, which every thumb and screen reader knows. */
export function ChannelChoice({ channels, value, onChange }: Props) {
  const { t } = useTranslation();
  if (channels.length < 2) return value ? <input type="hidden" name="channel" value={value} /> : null;
  return (
    <span className={classes.channel}>
      <select
        name="channel"
        aria-label={t('search.channel')}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value as Channel)}
      >
        {channels.map((channel) => (
          <option key={channel} value={channel}>
            {channel === 'SELF_OWNED' ? t('search.ownStock') : CHANNEL_NAMES[channel]}
          </option>
        ))}
      </select>
      <IconChevronDown size={14} aria-hidden />
    </span>
  );
}
