import { Checkbox, NativeSelect } from '@mantine/core';
import { useTranslation } from '../../client/use-translation';
import { CHANNELS, SOURCE_CAPABILITIES } from '../../contract/channels';
import type { SourceRow } from '../../contract/source-settings';
import classes from './settings.module.css';

interface Props {
  row: SourceRow;
  known: string[];
  nameOf: (source: string) => string;
  onChange: (change: Partial<SourceRow>) => void;
  error: string | undefined;
}

/** The chosen ones in their own order; none of them stands for all. */
function turned<One extends string>(all: readonly One[], chosen: One[] | undefined, one: One): One[] | undefined {
  const has = new Set(chosen);
  if (!has.delete(one)) has.add(one);
  return has.size === 0 ? undefined : all.filter((each) => has.has(each));
}

/** One source, of which marketplaces it is asked and for what. */
export function SourceRowFields({ row, known, nameOf, onChange, error }: Props) {
  const { t } = useTranslation('operator');
  const names = known.includes(row.source) ? known : [...known, row.source];
  return (
    <div className={classes.fields}>
      <NativeSelect
        size="sm"
        label={t('settings.sources.source')}
        value={row.source}
        data={names.map((value) => ({ value, label: nameOf(value) }))}
        onChange={(event) => onChange({ source: event.currentTarget.value })}
        error={error}
      />
      <fieldset className={classes.choice}>
        <legend>{t('settings.sources.channels')}</legend>
        <div className={classes.codes}>
          {CHANNELS.map((channel) => (
            <Checkbox
              key={channel}
              size="sm"
              label={t(`buying.channel.${channel}`)}
              checked={row.channels?.includes(channel) ?? false}
              onChange={() => onChange({ channels: turned(CHANNELS, row.channels, channel) })}
            />
          ))}
        </div>
      </fieldset>
      <fieldset className={classes.choice}>
        <legend>{t('settings.sources.capabilities')}</legend>
        <div className={classes.codes}>
          {SOURCE_CAPABILITIES.map((capability) => (
            <Checkbox
              key={capability}
              size="sm"
              label={t(`settings.sources.can.${capability}`)}
              checked={row.capabilities?.includes(capability) ?? false}
              onChange={() => onChange({ capabilities: turned(SOURCE_CAPABILITIES, row.capabilities, capability) })}
            />
          ))}
        </div>
      </fieldset>
    </div>
  );
}
