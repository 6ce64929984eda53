import { ApprovalDecision } from './approval.schemas';
import { BoxesInput, BoxesShown } from './boxes-settings.schemas';
import { endpoint } from './endpoint.schemas';
import { LevelsInput, LevelsShown } from './levels.schemas';
import {
  BrandInput,
  BrandShown,
  CurrencyInput,
  LanguagesInput,
  LanguagesShown,
  LimitsInput,
  LimitsSection,
  MoneyInput,
  MoneyShown,
  RateAnswer,
  RateInput,
  Rates,
  sectionInput,
  sectionOf,
} from './settings-desk.schemas';

const reading = { access: 'staff', permission: 'settings.read' } as const;
const editing = { access: 'staff', permission: 'settings.edit' } as const;

export const settingsDeskEndpoints = {
  getBrand: endpoint({
    method: 'GET',
    path: '/operator/settings/brand',
    ...reading,
    response: sectionOf(BrandShown),
    summary: 'What the shop is called, how it looks and where it is asked for help.',
  }),
  setBrand: endpoint({
    method: 'PUT',
    path: '/operator/settings/brand',
    ...editing,
    body: sectionInput(BrandInput),
    response: sectionOf(BrandShown),
    summary: 'Another name or look; a 409 carries the section as it is now.',
  }),
  getLanguages: endpoint({
    method: 'GET',
    path: '/operator/settings/languages',
    ...reading,
    response: sectionOf(LanguagesShown),
    summary: 'The languages that the shop speaks, in their order, and its own.',
  }),
  setLanguages: endpoint({
    method: 'PUT',
    path: '/operator/settings/languages',
    ...editing,
    body: sectionInput(LanguagesInput),
    response: sectionOf(LanguagesShown),
    summary: 'Other languages, or another order; a 409 carries the section as it is now.',
  }),
  getMoney: endpoint({
    method: 'GET',
    path: '/operator/settings/money',
    ...reading,
    response: sectionOf(MoneyShown),
    summary: 'What the shop adds to the rate, who tells it, and between which sums money is taken in.',
  }),
  setMoney: endpoint({
    method: 'PUT',
    path: '/operator/settings/money',
    ...editing,
    body: sectionInput(MoneyInput),
    response: sectionOf(MoneyShown),
    summary: 'The same, for what is asked from now on; a 409 carries the section as it is now.',
  }),
  getLimits: endpoint({
    method: 'GET',
    path: '/operator/settings/limits',
    ...reading,
    response: LimitsSection,
    summary: 'What the staff may do with money, and what one person wants them to.',
  }),
  setLimits: endpoint({
    method: 'PUT',
    path: '/operator/settings/limits',
    ...editing,
    body: sectionInput(LimitsInput),
    response: LimitsSection,
    summary:
      'Other limits, from now on; what lets the staff do more waits for a second person where money is real. A 409 carries the section as it is now.',
  }),
  decideLimits: endpoint({
    method: 'POST',
    path: '/operator/settings/limits/decide',
    access: 'staff',
    permission: 'settings.limits',
    body: ApprovalDecision,
    response: LimitsSection,
    summary:
      'The second person’s word about wider limits; 409 for who asked, and where something else is asked by now.',
  }),
  getLevels: endpoint({
    method: 'GET',
    path: '/operator/settings/levels',
    ...reading,
    response: sectionOf(LevelsShown),
    summary: 'What shoppers are called by what they paid in twelve months.',
  }),
  setLevels: endpoint({
    method: 'PUT',
    path: '/operator/settings/levels',
    ...editing,
    body: sectionInput(LevelsInput),
    response: sectionOf(LevelsShown),
    summary: 'Other levels, for all of them at once; a 409 carries the section as it is now.',
  }),
  getBoxes: endpoint({
    method: 'GET',
    path: '/operator/settings/boxes',
    ...reading,
    response: sectionOf(BoxesShown),
    summary: 'The boxes that the shop packs in, and the stations where shipments are fetched.',
  }),
  setBoxes: endpoint({
    method: 'PUT',
    path: '/operator/settings/boxes',
    ...editing,
    body: sectionInput(BoxesInput),
    response: sectionOf(BoxesShown),
    summary: 'Other boxes or stations; a 409 carries the section as it is now.',
  }),
  getRates: endpoint({
    method: 'GET',
    path: '/operator/settings/rates',
    ...reading,
    response: Rates,
    summary: 'The exchange rate, what waits for a person, and how it came about, newest first.',
  }),
  acceptRate: endpoint({
    method: 'POST',
    path: '/operator/settings/rates/accept',
    ...editing,
    body: RateAnswer,
    response: Rates,
    summary: 'Take the rate that waits; 409 where another one waits by now, or where the same person asked for it.',
  }),
  refuseRate: endpoint({
    method: 'POST',
    path: '/operator/settings/rates/refuse',
    ...editing,
    body: RateAnswer,
    response: Rates,
    summary: 'Keep the rate in use; 409 where another one waits by now.',
  }),
  setCurrency: endpoint({
    method: 'PUT',
    path: '/operator/settings/currency',
    ...editing,
    body: CurrencyInput,
    response: Rates,
    summary:
      'Begin in another currency, at a rate of its own; 409 where the books have begun or prices are said in it.',
  }),
  setRate: endpoint({
    method: 'PUT',
    path: '/operator/settings/rates',
    ...editing,
    body: RateInput,
    response: Rates,
    summary:
      'Another rate, in place of the one that was read; 409 where that is in use no more. More than a fifth in a day waits for another person.',
  }),
};
