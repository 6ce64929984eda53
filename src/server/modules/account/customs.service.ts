import type { CustomsFieldRule, CustomsInfo, CustomsInput, CustomsOverview } from '../../../contract/customs';
import { LIMITS } from '../../../contract/limits';
import type { Locale } from '../../../contract/locales';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { ownerOf, type Ctx, type UserCtx } from '../../kernel/context';
import { dataKeyOf } from '../../kernel/data-key';
import { keepAnswer } from '../../kernel/idempotency';
import type { TenantRecord } from '../../kernel/tenant-record';
import { newId } from '../../kernel/tokens';
import { linesOf } from '../tenant/offers.service';
import { customsFieldsOf, presentCustomsField } from './customs-fields';
import { maskNumber, purgeAfter, readCustomsValues } from './customs.rules';
import { customsRepo, type CustomsRow } from './customs.repo';
import { shopperRepo } from './shopper.repo';

/** Of the words that a shopper agrees to when they save a number. */
const CONSENT_VERSION = 1;

export async function getCustomsInfo(
  ctx: UserCtx,
  { countryCode, transitOptionName }: { countryCode?: string | undefined; transitOptionName?: string | undefined },
): Promise<CustomsOverview> {
  const { tenant, locale } = ctx;
  const lineKeys = await keysOfLine(ctx, transitOptionName);
  const fields = countryCode ? customsFieldsOf(tenant, countryCode, lineKeys) : [];
  const { saved, looks } = await ctx.tx(async (tx) => {
    const repo = customsRepo(tx, ownerOf(ctx));
    return { saved: await repo.list(), looks: await repo.looks(LIMITS.customsLooks) };
  });
  const asked = countryCode?.toLowerCase();
  return {
    countries: tenant.countries.filter((code) => customsFieldsOf(tenant, code).length > 0),
    fields: fields.map((field) => presentCustomsField(field, locale, tenant)),
    saved: saved
      .filter((row) => asked === undefined || row.countryCode === asked)
      .map((row) => present(row, tenant, locale)),
    looks: looks.map((look) => ({ ...look, at: look.at.toISOString() })),
  };
}

async function keysOfLine(ctx: Ctx, name: string | undefined): Promise<string[]> {
  if (name === undefined) return [];
  const line = (await linesOf(ctx)).find((one) => one.name === name);
  return line?.version.terms.customsFields ?? [];
}

/** What may be written down for a country: what it asks for, and what any line there wants beside. */
async function writableFields(ctx: Ctx, countryCode: string): Promise<CustomsFieldRule[]> {
  const ofCountry = customsFieldsOf(ctx.tenant, countryCode);
  const there = (await linesOf(ctx)).map(({ version }) => version.terms).filter(({ zone }) => zone.countries.some((code) => code.toLowerCase() === countryCode)); // prettier-ignore
  const keys = [...new Set(there.flatMap(({ customsFields }) => customsFields))];
  const ofLines = customsFieldsOf(ctx.tenant, countryCode, keys).slice(ofCountry.length);
  return [...ofCountry, ...ofLines.map((field) => ({ ...field, isRequired: false }))];
}

/** @throws AppError INVALID with a path for each field, NOT_FOUND, CONFLICT where there are too many */
export async function saveCustomsInfo(ctx: UserCtx, input: CustomsInput): Promise<CustomsInfo> {
  const { tenant, locale } = ctx;
  const fields = await writableFields(ctx, input.countryCode.toLowerCase());
  return ctx.tx(async (tx) => {
    const repo = customsRepo(tx, ownerOf(ctx));
    await shopperRepo(tx, ownerOf(ctx)).lock();
    const all = await repo.list();
    const current = all.find(({ id }) => id === input.id);
    if (input.id && !current) throw new AppError('NOT_FOUND');
    if (current && Object.keys(input.values).length === 0) {
      await repo.remove(current.id);
      return keepAnswer(tx, ctx, present(current, tenant, locale));
    }
    const row = await sealedRow(tx, ctx, { input, fields, current });
    if (!current && all.length >= LIMITS.customsInfos)
      throw new AppError('CONFLICT', { data: { maximum: LIMITS.customsInfos } });
    if (current) await repo.update(current.id, row);
    else await repo.insert(row);
    return keepAnswer(tx, ctx, present(row, tenant, locale));
  });
}

interface Written {
  input: CustomsInput;
  fields: readonly CustomsFieldRule[];
  current: CustomsRow | undefined;
}

async function sealedRow(tx: Tx, ctx: UserCtx, { input, fields, current }: Written): Promise<CustomsRow> {
  const { tenant } = ctx;
  const now = ctx.now();
  const countryCode = input.countryCode.toLowerCase();
  const read = readCustomsValues(fields, input.values);
  const errors = [
    ...(tenant.countries.some((code) => code.toLowerCase() === countryCode) ? [] : [{ path: 'countryCode', code: 'not_served' }]),
    ...(input.consent ? [] : [{ path: 'consent', code: 'required' }]),
    ...(input.expiresAt && new Date(input.expiresAt) <= now ? [{ path: 'expiresAt', code: 'in_the_past' }] : []),
    ...('errors' in read ? read.errors : read.numbers.size === 0 ? [{ path: 'values', code: 'required' }] : []),
  ]; // prettier-ignore
  if (errors.length > 0 || 'errors' in read) throw new AppError('INVALID', { errors });
  const id = current?.id ?? newId();
  const key = await dataKeyOf(tx, tenant.id);
  const numbers = [...read.numbers];
  return {
    id,
    countryCode,
    receiverName: input.receiverName,
    sealed: key.seal(JSON.stringify(numbers), aboutRow(id)),
    numbers: numbers.map(([name, number]) => ({ key: name, masked: maskNumber(number), last4: number.slice(-4) })),
    receiverMark: key.mark(`${countryCode}\n${numbers[0]?.join('\n') ?? ''}`),
    keep: input.keep,
    consentVersion: CONSENT_VERSION,
    expiresAt: input.expiresAt ? new Date(input.expiresAt) : null,
    remindedAt: null,
    purgeAfter: purgeAfter(input.keep, now),
    createdAt: current?.createdAt ?? now,
    updatedAt: now,
  };
}

/** What the numbers of a row are sealed for. */
export const aboutRow = (id: string): string => `customs_info/${id}`;

function present(row: CustomsRow, tenant: TenantRecord, locale: Locale): CustomsInfo {
  const { id, countryCode, receiverName, numbers, expiresAt, keep, updatedAt } = row;
  const fields = customsFieldsOf(tenant, countryCode).map((field) => presentCustomsField(field, locale, tenant));
  const labelOf = (key: string) => fields.find((field) => field.key === key)?.label ?? key;
  return {
    id,
    countryCode,
    receiverName,
    kind: numbers[0]?.key ?? '',
    masked: numbers[0]?.masked ?? '',
    numbers: numbers.map(({ key, masked }) => ({ key, label: labelOf(key), masked })),
    ...(expiresAt ? { expiresAt: expiresAt.toISOString().slice(0, 10) } : {}),
    keep,
    updatedAt: updatedAt.toISOString(),
  };
}
