import { NativeSelect } from '@mantine/core';
import { useTenant } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { CAMPAIGN_AUDIENCES, CAMPAIGN_FREQUENCIES } from '../../contract/campaign.enums';
import type { DeskSiteItem } from '../../contract/site-item-desk';
import classes from './content.module.css';

type Words = DeskSiteItem['draft'];
interface Props {
  kind: 'BANNER' | 'CAMPAIGN';
  value: Words;
  onChange: (value: Words) => void;
}

/** Which marketplace a banner searches; to whom a campaign is shown, and how often. */
export function SiteItemAims({ kind, value, onChange }: Props) {
  const { t } = useTranslation('operator');
  const { productPlatforms } = useTenant().tenantPreference;
  const set = (change: Partial<Words>) => onChange({ ...value, ...change });
  if (kind === 'BANNER')
    return (
      <NativeSelect
        label={t('content.field.channel')}
        description={t('content.channelHint')}
        value={value.channel ?? ''}
        onChange={({ currentTarget }) =>
          set({ channel: productPlatforms.find((each) => each === currentTarget.value) })
        }
        data={[
          { value: '', label: t('content.noChannel') },
          ...productPlatforms.map((channel) => ({ value: channel, label: t(`buying.channel.${channel}`) })),
        ]}
      />
    );
  return (
    <div className={classes.pair}>
      <NativeSelect
        label={t('content.field.audience')}
        value={value.audience ?? 'EVERYONE'}
        onChange={({ currentTarget }) =>
          set({ audience: CAMPAIGN_AUDIENCES.find((each) => each === currentTarget.value) })
        }
        data={CAMPAIGN_AUDIENCES.map((each) => ({ value: each, label: t(`content.audience.${each}`) }))}
      />
      <NativeSelect
        label={t('content.field.frequency')}
        value={value.frequency ?? 'ONCE'}
        onChange={({ currentTarget }) =>
          set({ frequency: CAMPAIGN_FREQUENCIES.find((each) => each === currentTarget.value) })
        }
        data={CAMPAIGN_FREQUENCIES.map((each) => ({ value: each, label: t(`content.frequency.${each}`) }))}
      />
    </div>
  );
}
