import type { PayTerms } from '../../../contract/pay-terms';
import type { OutsideAccount, PaymentSettings } from '../../../contract/payment-settings';
import type { OutsideService } from '../../adapters/outside-service.port';
import type { PaymentProviderPort } from '../../adapters/payment/payment.port';
import { systemTx, type Tx } from '../../db/database';
import type { StaffCtx } from '../../kernel/context';
import { dataKeyOf } from '../../kernel/data-key';
import { originOf } from '../../kernel/origin';
import { findApprovals, presentApproval } from '../operator/approval.service';
import { recordAsOwner } from '../operator/audit.service';
import { namesOfStaff } from '../operator/staff-names.service';
import { ACCOUNT, TRANSFERS, type BankAccount } from './account-approval.service';
import { shownValue, typedFields } from './credential-input.rules';
import { outsideCredentialRepo, type CredentialRow } from './outside-credential.repo';
import { about } from './outside-credential.service';
import { listLastNotices } from './provider-notice.repo';
import { sectionVersion } from './settings-version.rules';
import { tenantRepo } from './tenant.repo';
import { readStored } from './write-settings.service';

/** What shops can have accounts at, and by whom they can be paid. */
export interface Outside {
  services: readonly OutsideService[];
  providers: readonly Pick<PaymentProviderPort, 'name' | 'title' | 'currencies'>[];
}

export const versionOfAccount = (row: Pick<CredentialRow, 'updatedAt'> | undefined) =>
  sectionVersion(row ? row.updatedAt.toISOString() : null);
export const versionOfTerms = (terms: PayTerms | undefined) => sectionVersion(terms ?? null);
export const versionOfBank = (account: unknown) => sectionVersion(account ?? null);

/** Who looks at it stands in the audit. */
export const readPayments = (ctx: StaffCtx, outside: Outside): Promise<PaymentSettings> =>
  systemTx(async (tx) => {
    await recordAsOwner(tx, ctx, { action: 'money.accounts-look', subjectKind: 'SETTINGS', subjectId: 'payments' });
    return presentPayments(tx, ctx, outside);
  });

export async function presentPayments(tx: Tx, ctx: StaffCtx, outside: Outside): Promise<PaymentSettings> {
  const { id, currency, isLive } = ctx.tenant;
  const settingOf = readStored(id, await tenantRepo(tx).findStored(id));
  const order = settingOf('paymentProviders') as string[];
  const terms = (settingOf('payTerms') ?? {}) as Record<string, PayTerms>;
  return {
    version: sectionVersion(order),
    isLive: Boolean(isLive),
    currency,
    order,
    accounts: (await presentAccounts(tx, ctx, outside, order)).map((one) => withTerms(one, terms)),
    bank: await presentBank(tx, ctx, settingOf('offlineDeposit') as BankAccount | undefined),
  };
}

type WithoutTerms = Omit<OutsideAccount, 'terms' | 'termsVersion'>;

function withTerms(account: WithoutTerms, terms: Record<string, PayTerms>): OutsideAccount {
  const own = account.kind === 'payment' ? terms[account.name] : undefined;
  return { ...account, terms: own ?? null, termsVersion: versionOfTerms(own) };
}

async function presentAccounts(tx: Tx, ctx: StaffCtx, { services, providers }: Outside, order: string[]) {
  const { id: tenantId, currency } = ctx.tenant;
  const rows = await outsideCredentialRepo(tx, { tenantId }).list();
  const key = await dataKeyOf(tx, tenantId);
  const names = await namesOfStaff(tx, tenantId);
  const notices = await listLastNotices(tx, tenantId, providers.map(({ name }) => name)); // prettier-ignore
  const shown = services.filter(({ kind }) => kind !== 'mail');
  const asked = await findApprovals(tx, ctx, ACCOUNT, shown.map(({ name }) => name)); // prettier-ignore
  const accounts = shown.map((service): WithoutTerms => {
    const { kind, name, fields } = service;
    const row = rows.find((each) => each.kind === kind && each.name === name);
    const values = row && (JSON.parse(key.open(row.sealed, about(service))) as Record<string, string[]>);
    const said = kind === 'payment' ? lastSaid(asked, name) : undefined;
    return {
      ...outsideOf(service, ctx, providers, notices),
      fields: typedFields(fields).map((field) => ({
        ...{ name: field.name, isSecret: field.isSecret, isOptional: Boolean(field.isOptional) },
        shape: field.shape ?? '',
        shown: shownValue(field, values),
      })),
      version: versionOfAccount(row),
      hasAccount: Boolean(row),
      isTest: values ? service.isTest(values) : null,
      setAt: row?.updatedAt.toISOString() ?? null,
      setBy: (row?.setBy && names.get(row.setBy)) ?? null,
      asked: said ? presentApproval(said, ctx) : null,
    };
  });
  // those without an account of their own: the bank of a demo
  const others = providers
    .map(({ name }) => name)
    .concat(order)
    .filter((name, at, all) => all.indexOf(name) === at && !accounts.some((one) => one.name === name));
  return [...accounts, ...others.map((name): WithoutTerms => ({
    ...outsideOf({ kind: 'payment', name }, ctx, providers, notices),
    ...{ fields: [], version: versionOfAccount(undefined), hasAccount: false, isTest: true },
    ...{ setAt: null, setBy: null, asked: null },
  }))].map((one) => (one.kind === 'payment' ? one : { ...one, takesCurrency: Boolean(currency) })); // prettier-ignore
}

/** What waits, or else what was said last. */
const lastSaid = <A extends { subjectId: string; decision: unknown }>(asked: A[], name: string): A | undefined =>
  asked.find(({ subjectId, decision }) => subjectId === name && decision === null) ??
  asked.findLast(({ subjectId }) => subjectId === name);

function outsideOf(
  { kind, name, title }: Pick<OutsideService, 'kind' | 'name' | 'title'>,
  { tenant, host }: StaffCtx,
  providers: Outside['providers'],
  notices: ReadonlyMap<string, Date>,
) {
  const provider = kind === 'payment' ? providers.find((each) => each.name === name) : undefined;
  const origin = originOf(tenant.mainDomain ?? host);
  return {
    kind: kind as OutsideAccount['kind'],
    name,
    title: provider?.title ?? title ?? name,
    takesCurrency: provider?.currencies?.includes(tenant.currency) ?? true,
    noticeUrl: provider ? `${origin}/api/front/third-pay/${name}/callback` : null,
    lastNoticeAt: notices.get(name)?.toISOString() ?? null,
  };
}

async function presentBank(tx: Tx, ctx: StaffCtx, account: BankAccount | undefined): Promise<PaymentSettings['bank']> {
  const said = lastSaid(await findApprovals(tx, ctx, ACCOUNT, [TRANSFERS]), TRANSFERS);
  const { bank = '', account: number = '', name = '' } = (said?.payload ?? {}) as Partial<BankAccount>;
  return {
    version: versionOfBank(account),
    now: account ?? null,
    wanted: said?.decision === null ? { bank, account: number, name } : null,
    asked: said ? presentApproval(said, ctx) : null,
  };
}
