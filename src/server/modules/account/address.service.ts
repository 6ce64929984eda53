import type { Address, AddressInput } from '../../../contract/account';
import { missingPlaceFields, PLACE_FIELDS } from '../../../contract/address-needs';
import { mayBePostcode } from '../../../contract/postcodes';
import { LIMITS } from '../../../contract/limits';
import { tenantTx, type Owner, type Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { ownerOf, type UserCtx } from '../../kernel/context';
import { newId } from '../../kernel/tokens';
import { addressRepo, type AddressUse } from './address.repo';
import { shopperRepo } from './shopper.repo';

export const listAddresses = (ctx: UserCtx, use: AddressUse): Promise<Address[]> =>
  ctx.atOnce((tx) => addressRepo(tx, ownerOf(ctx), use).list());

/** Where the shopper's goods go, as far as we know. */
export const findCountry = async (tx: Tx, owner: Owner): Promise<string | undefined> =>
  (await addressRepo(tx, owner, 'SHIPPING').list())[0]?.countryCode;

/** The first shipping address of a shopper who has none yet; twice is once. */
export const ensureAddress = (owner: Owner, address: Omit<AddressInput, 'id' | 'defaultAddress'>): Promise<void> =>
  tenantTx(owner, async (tx) => {
    // two processes may start at once: only one of them finds no address
    await shopperRepo(tx, owner).lock();
    const addresses = addressRepo(tx, owner, 'SHIPPING');
    const known = await addresses.list();
    if (known.length === 0) await addresses.insert({ ...address, id: newId(), defaultAddress: true });
  });

/** Adds or changes; the first one and the one saved as such is the default. @throws AppError INVALID, NOT_FOUND, CONFLICT */
export async function saveAddress(ctx: UserCtx, use: AddressUse, { id, ...input }: AddressInput): Promise<Address> {
  const countryCode = input.countryCode.toLowerCase();
  // the shop ships to its own countries only, but a bill may go anywhere
  if (use === 'SHIPPING' && !ctx.tenant.countries.some((served) => served.toLowerCase() === countryCode))
    throw new AppError('INVALID', { errors: [{ path: 'countryCode', code: 'not_served' }] });
  return ctx.tx(async (tx) => {
    const addresses = addressRepo(tx, ownerOf(ctx), use);
    await shopperRepo(tx, ownerOf(ctx)).lock();
    const all = await addresses.list();
    const current = all.find((one) => one.id === id);
    if (id && !current) throw new AppError('NOT_FOUND');
    if (!current || !isSamePlace(current, { ...input, countryCode })) requirePlace(input);
    if (!current && all.length >= LIMITS.addresses)
      throw new AppError('CONFLICT', { data: { maximum: LIMITS.addresses } });
    // a default can only be replaced: taking the mark off would leave none
    const defaultAddress = input.defaultAddress || all.length === 0 || current?.defaultAddress === true;
    const saved = { ...input, countryCode, defaultAddress, id: current?.id ?? newId() };
    if (defaultAddress) await addresses.clearDefault(saved.id);
    if (current) await addresses.update(current.id, saved);
    else await addresses.insert({ ...saved, createdAt: ctx.now() });
    return saved;
  });
}

/** What was saved before its country's needs were known can still become the default. */
const isSamePlace = (one: Address, other: Omit<Address, 'id'>) =>
  (['countryCode', ...PLACE_FIELDS] as const).every((field) => one[field] === other[field]);

/** @throws AppError INVALID naming what the country needs, or a postcode that it cannot have */
function requirePlace(place: Omit<Address, 'id'>): void {
  const missing = missingPlaceFields(place).map((path) => ({ path, code: 'required' }));
  const isWrong = !mayBePostcode(place.countryCode, place.postcode);
  const errors = [...missing, ...(isWrong ? [{ path: 'postcode', code: 'invalid_format' }] : [])];
  if (errors.length > 0) throw new AppError('INVALID', { errors });
}

/** Where the default goes, the newest of the others takes its place. @throws AppError NOT_FOUND */
export async function removeAddress(ctx: UserCtx, use: AddressUse, id: string) {
  await ctx.tx(async (tx) => {
    const addresses = addressRepo(tx, ownerOf(ctx), use);
    await shopperRepo(tx, ownerOf(ctx)).lock();
    if (!(await addresses.remove(id))) throw new AppError('NOT_FOUND');
    const [first] = await addresses.list();
    if (first && !first.defaultAddress) await addresses.update(first.id, { defaultAddress: true });
  });
  return {};
}
