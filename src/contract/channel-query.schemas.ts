import * as z from 'zod/mini';
import { CHANNELS } from './channels';
import { ChannelField } from './fields.schemas';

/** Also in the specification's spelling: `Taobao`, `SelfOwned`. */
export const ChannelQuery = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => CHANNELS.find((channel) => lettersOf(channel) === lettersOf(text)) ?? text),
  ),
  ChannelField,
) as unknown as typeof ChannelField;

const lettersOf = (text: string) => text.replaceAll('_', '').toLowerCase();
