import type { Call } from '../../client/caller';
import { OWN_TEXT_VIEWS } from '../../contract/own-texts.enums';
import type { Tenant } from '../../contract/tenant';
import { wordsOf } from '../bench/index-query';

/** The texts as the address asks for them, in a language that the shop speaks. */
export async function loadTexts(call: Call, query: Record<string, string | undefined>, tenant: Tenant) {
  const { supportedLanguages, defaultLanguage } = tenant;
  const keyword = wordsOf(query.q);
  const asked = {
    language: supportedLanguages.find((each) => each === query.language) ?? defaultLanguage,
    view: OWN_TEXT_VIEWS.find((each) => each === query.view) ?? OWN_TEXT_VIEWS[0],
    ...(keyword !== undefined && { keyword }),
  };
  const after = /^[a-z]{2,20}:[\w.-]{1,200}$/.test(query.after ?? '') ? query.after : undefined;
  const texts = await call('GET /operator/settings/texts', { query: { ...asked, after } });
  return { texts, asked, after: after ?? '' };
}
