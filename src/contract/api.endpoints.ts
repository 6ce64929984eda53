import { accountEndpoints } from './account.endpoints';
import { apiKeyDeskEndpoints } from './api-key.desk.endpoints';
import { articleDeskEndpoints } from './article.desk.endpoints';
import { authEndpoints } from './auth.endpoints';
import { buyingDeskEndpoints } from './buying.desk.endpoints';
import { cartEndpoints } from './cart.endpoints';
import { catalogueDeskEndpoints } from './catalogue.desk.endpoints';
import { catalogEndpoints } from './catalog.endpoints';
import { compensationDeskEndpoints } from './compensation.desk.endpoints';
import { contentEndpoints } from './content.endpoints';
import { customerDeskEndpoints } from './customer.desk.endpoints';
import { customsDeskEndpoints } from './customs.desk.endpoints';
import { customsEndpoints } from './customs.endpoints';
import { dashboardDeskEndpoints } from './dashboard.desk.endpoints';
import { depositDeskEndpoints } from './deposit.desk.endpoints';
import type { CallInput, Endpoint, ResponseOf } from './endpoint';
import { domainSettingsDeskEndpoints } from './domain-settings.desk.endpoints';
import { exportDeskEndpoints } from './export.desk.endpoints';
import { factorDeskEndpoints } from './factor.desk.endpoints';
import { findDeskEndpoints } from './find.desk.endpoints';
import { invitationDeskEndpoints } from './invitation.desk.endpoints';
import { packingDeskEndpoints } from './packing.desk.endpoints';
import { nextDueDeskEndpoints } from './next-due.desk.endpoints';
import { waitingDeskEndpoints } from './waiting.desk.endpoints';
import { webhookDeskEndpoints } from './webhook.desk.endpoints';
import { wayDeskEndpoints } from './way.desk.endpoints';
import { batchDeskEndpoints } from './batch.desk.endpoints';
import { packingPapersEndpoints } from './packing-papers.desk.endpoints';
import { parcelDeskEndpoints } from './parcel.desk.endpoints';
import { ledgerDeskEndpoints } from './ledger.desk.endpoints';
import { mailSettingsDeskEndpoints } from './mail-settings.desk.endpoints';
import { offlineDepositEndpoints } from './offline-deposit.endpoints';
import { operatorDeskEndpoints } from './operator.desk.endpoints';
import { overviewEndpoints } from './overview.endpoints';
import { ownProductDeskEndpoints } from './own-product.desk.endpoints';
import { platformEndpoints } from './platform.endpoints';
import { playedDesksDeskEndpoints } from './played-desks.desk.endpoints';
import { paymentEndpoints } from './payment.endpoints';
import { paymentSettingsDeskEndpoints } from './payment-settings.desk.endpoints';
import { personalDataDeskEndpoints } from './personal-data.desk.endpoints';
import { personalDataEndpoints } from './personal-data.endpoints';
import { pickupEndpoints } from './pickup.endpoints';
import { pushEndpoints } from './push.endpoints';
import { purchaseDeskEndpoints } from './purchase.desk.endpoints';
import { purchaseEndpoints } from './purchase.endpoints';
import { refundDeskEndpoints } from './refund.desk.endpoints';
import { refundEndpoints } from './refund.endpoints';
import { reviewDeskEndpoints } from './review.desk.endpoints';
import { rolesDeskEndpoints } from './roles.desk.endpoints';
import { feeRulesDeskEndpoints } from './fee-rules.desk.endpoints';
import { lineDeskEndpoints } from './line.desk.endpoints';
import { simulateDeskEndpoints } from './simulate.desk.endpoints';
import { serviceDeskEndpoints } from './service.desk.endpoints';
import { ownTextsDeskEndpoints } from './own-texts.desk.endpoints';
import { sourceSettingsDeskEndpoints } from './source-settings.desk.endpoints';
import { shopSettingsDeskEndpoints } from './shop-settings.desk.endpoints';
import { settingsDeskEndpoints } from './settings.desk.endpoints';
import { shelfCountDeskEndpoints } from './shelf-count.desk.endpoints';
import { siteItemDeskEndpoints } from './site-item.desk.endpoints';
import { staffSessionsDeskEndpoints } from './staff-sessions.desk.endpoints';
import { payoutDeskEndpoints } from './payout.desk.endpoints';
import { dayDeskEndpoints } from './day.desk.endpoints';
import { statementDeskEndpoints } from './statement.desk.endpoints';
import { supportAccessDeskEndpoints } from './support-access.desk.endpoints';
import { tenantEndpoints } from './tenant.endpoints';
import { threadDeskEndpoints } from './thread.desk.endpoints';
import { threadEndpoints } from './thread.endpoints';
import { transitEndpoints } from './transit.endpoints';
import { unclaimedDeskEndpoints } from './unclaimed.desk.endpoints';
import { unclaimedEndpoints } from './unclaimed.endpoints';
import { uploadDeskEndpoints } from './upload.desk.endpoints';
import { uploadEndpoints } from './upload.endpoints';
import { viewDeskEndpoints } from './view.desk.endpoints';
import { walletEndpoints } from './wallet.endpoints';
import { warehouseDeskEndpoints } from './warehouse.desk.endpoints';
import { warehouseEndpoints } from './warehouse.endpoints';
import { walletHistoryEndpoints } from './wallet-history.endpoints';
import { warehouseSettingsDeskEndpoints } from './warehouse-settings.desk.endpoints';
import { withdrawalDeskEndpoints } from './withdrawal.desk.endpoints';

const GROUPS = [
  tenantEndpoints,
  authEndpoints,
  accountEndpoints,
  pushEndpoints,
  customsEndpoints,
  threadEndpoints,
  personalDataEndpoints,
  overviewEndpoints,
  catalogEndpoints,
  cartEndpoints,
  purchaseEndpoints,
  warehouseEndpoints,
  unclaimedEndpoints,
  paymentEndpoints,
  walletEndpoints,
  transitEndpoints,
  walletHistoryEndpoints,
  offlineDepositEndpoints,
  refundEndpoints,
  pickupEndpoints,
  contentEndpoints,
  uploadEndpoints,
  uploadDeskEndpoints,
  operatorDeskEndpoints,
  rolesDeskEndpoints,
  factorDeskEndpoints,
  invitationDeskEndpoints,
  staffSessionsDeskEndpoints,
  purchaseDeskEndpoints,
  buyingDeskEndpoints,
  refundDeskEndpoints,
  withdrawalDeskEndpoints,
  compensationDeskEndpoints,
  statementDeskEndpoints,
  dayDeskEndpoints,
  payoutDeskEndpoints,
  depositDeskEndpoints,
  ledgerDeskEndpoints,
  reviewDeskEndpoints,
  customerDeskEndpoints,
  threadDeskEndpoints,
  personalDataDeskEndpoints,
  customsDeskEndpoints,
  ownProductDeskEndpoints,
  articleDeskEndpoints,
  catalogueDeskEndpoints,
  siteItemDeskEndpoints,
  warehouseDeskEndpoints,
  unclaimedDeskEndpoints,
  parcelDeskEndpoints,
  packingDeskEndpoints,
  packingPapersEndpoints,
  batchDeskEndpoints,
  wayDeskEndpoints,
  playedDesksDeskEndpoints,
  settingsDeskEndpoints,
  shopSettingsDeskEndpoints,
  sourceSettingsDeskEndpoints,
  ownTextsDeskEndpoints,
  serviceDeskEndpoints,
  warehouseSettingsDeskEndpoints,
  viewDeskEndpoints,
  paymentSettingsDeskEndpoints,
  dashboardDeskEndpoints,
  nextDueDeskEndpoints,
  waitingDeskEndpoints,
  feeRulesDeskEndpoints,
  exportDeskEndpoints,
  findDeskEndpoints,
  shelfCountDeskEndpoints,
  supportAccessDeskEndpoints,
  apiKeyDeskEndpoints,
  webhookDeskEndpoints,
  domainSettingsDeskEndpoints,
  mailSettingsDeskEndpoints,
  lineDeskEndpoints,
  simulateDeskEndpoints,
] as const;

/** Every call of the product: what the OpenAPI document, the mock and the access tests walk over. */
export const API = GROUPS.flatMap((group) => Object.values(group) as unknown as Endpoint[]);

/** Those of the platform's host, which no shop answers. */
export const PLATFORM_API = Object.values(platformEndpoints) as unknown as Endpoint[];

type Declared<Group = (typeof GROUPS)[number] | typeof platformEndpoints> = Group extends unknown
  ? Group[keyof Group]
  : never;

/**
 * The calls by method and path, as a browser names them: `'GET /front/cart'`. Types only, so that no schema travels to
 * a page that merely calls.
 */
export type Calls = {
  [E in Declared as E extends Endpoint ? `${E['method']} ${E['path']}` : never]: E extends Endpoint ? E : never;
};
export type CallName = keyof Calls;
export type InputOf<Name extends CallName> = CallInput<Calls[Name]>;
export type AnswerOf<Name extends CallName> = ResponseOf<Calls[Name]>;
