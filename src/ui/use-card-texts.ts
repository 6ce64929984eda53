import { useMemo } from 'react';
import { useLocale } from '../client/use-shell';
import { useTranslation } from '../client/use-translation';
import { channelName, type Channel } from '../contract/channels';
import { intlTag } from '../contract/locales';
import { groupThousands } from '../contract/money';

/** What the cards of a list say beside their facts. */
export interface CardTexts {
  sold: (count: number) => string;
  /** Names the heart of a product. */
  keep: (title: string) => string;
  channel: (channel: Channel) => string;
}

/** Stands in a text where the card's own word goes; no translation holds it. */
const GAP = '\u0001';
const pluralRules = new Map<string, Intl.PluralRules>();

function pluralRulesOf(tag: string): Intl.PluralRules {
  const known = pluralRules.get(tag) ?? new Intl.PluralRules(tag);
  pluralRules.set(tag, known);
  return known;
}

/** Once for a list: looking a text up for each card is most of what drawing a card on the server costs. */
export function useCardTexts(): CardTexts {
  const { t } = useTranslation();
  const tag = intlTag(useLocale());
  return useMemo(() => {
    const rules = pluralRulesOf(tag);
    const sold = new Map<string, string>();
    const ownStock = t('search.ownStock');
    const keep = t('product.keep', { title: GAP });
    return {
      sold: (count) => {
        const form = rules.select(count);
        const text = sold.get(form) ?? t('product.sold', { count, number: GAP });
        sold.set(form, text);
        return text.replace(GAP, groupThousands(count));
      },
      keep: (title) => keep.replace(GAP, () => title),
      channel: (channel) => channelName(channel, ownStock),
    };
  }, [t, tag]);
}
