import * as z from 'zod/mini';
import * as schemas from './catalogue-desk.schemas';
import { endpoint } from './endpoint.schemas';
import { LocaleField } from './fields.schemas';

const EDIT = { access: 'staff', permission: 'catalogue.edit' } as const;

export const catalogueDeskEndpoints = {
  getKeywords: endpoint({
    ...EDIT,
    method: 'GET',
    path: '/operator/hot-keywords',
    query: z.strictObject({ language: LocaleField }),
    response: schemas.HotKeywords,
    summary: 'The words that shoppers of a language are offered to search for.',
  }),
  setKeywords: endpoint({
    ...EDIT,
    method: 'PUT',
    path: '/operator/hot-keywords',
    body: schemas.HotKeywordsInput,
    response: schemas.HotKeywords,
    idempotency: 'required',
    summary: 'Offer other words in a language. A 409 carries them as they are now.',
  }),
  getGroups: endpoint({
    ...EDIT,
    method: 'GET',
    path: '/operator/product-groups',
    response: schemas.GroupList,
    summary: 'The rows of goods that the shop chose, in their order.',
  }),
  setGroups: endpoint({
    ...EDIT,
    method: 'PUT',
    path: '/operator/product-groups',
    body: schemas.GroupsInput,
    response: schemas.GroupList,
    idempotency: 'required',
    summary: 'Choose other rows. A 409 carries them as they are now.',
  }),
  previewGroup: endpoint({
    ...EDIT,
    method: 'GET',
    path: '/operator/product-groups/preview',
    query: schemas.GroupPreviewQuery,
    response: schemas.GroupPreview,
    summary: 'What a row would be filled with now.',
  }),
  listWords: endpoint({
    ...EDIT,
    method: 'GET',
    path: '/operator/search-words',
    query: schemas.SearchWordsQuery,
    response: schemas.SearchWords,
    summary: 'What was searched for in the last four weeks, and how often it found nothing.',
  }),
};
