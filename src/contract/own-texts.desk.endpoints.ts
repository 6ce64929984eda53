import { endpoint } from './endpoint.schemas';
import { ShopText, ShopTextInput, ShopTexts, ShopTextsQuery } from './own-texts.schemas';

export const ownTextsDeskEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/operator/settings/texts',
    access: 'staff',
    permission: 'settings.read',
    query: ShopTextsQuery,
    response: ShopTexts,
    summary: 'The texts of the shop’s pages in one language, as they are shipped and as this shop says them.',
  }),
  set: endpoint({
    method: 'PUT',
    path: '/operator/settings/texts',
    access: 'staff',
    permission: 'settings.edit',
    body: ShopTextInput,
    response: ShopText,
    summary: 'Say one text otherwise, or as it is shipped again; a 409 carries it as it is now.',
  }),
};
