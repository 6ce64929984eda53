import type { TransitOption, Warehouse } from '../../../contract/tenant';
import type { Ctx } from '../../kernel/context';
import { localize } from '../../kernel/tenant-record';
import { linesOf, openWarehousesOf, servicesOf, warehousesOf } from './offers.service';

/** As visitors may see them, in their language. */
export async function listWarehouses(ctx: Ctx, region?: Warehouse['region']): Promise<Warehouse[]> {
  const warehouses = await openWarehousesOf(ctx);
  return warehouses
    .filter((warehouse) => region === undefined || warehouse.region === region)
    .map(({ id, name, region: where, address, receiver, phone, postcode }) => ({
      id,
      name: localize(name, ctx.locale, ctx.tenant),
      region: where,
      address,
      receiver,
      phone,
      postcode,
    }));
}

/** For the staff, in their language: closed ones too. */
export async function nameWarehouses(ctx: Ctx): Promise<{ id: string; name: string; isOpen: boolean }[]> {
  const warehouses = await warehousesOf(ctx);
  return warehouses.map(({ id, name, isOpen }) => ({ id, name: localize(name, ctx.locale, ctx.tenant), isOpen }));
}

/** A line to several countries is an option in each. */
export async function listTransitOptions(ctx: Ctx): Promise<TransitOption[]> {
  const { locale, tenant } = ctx;
  const lines = await linesOf(ctx);
  return lines.flatMap(({ name, title, version: { terms } }) =>
    terms.zone.countries.map((countryCode) => ({
      name,
      title: localize(title, locale, tenant),
      countryCode,
      minDays: terms.minDays,
      maxDays: terms.maxDays,
      remark: localize(terms.remark, locale, tenant),
    })),
  );
}

export async function listServiceCategories(ctx: Ctx) {
  const services = await servicesOf(ctx);
  return services
    .filter(({ kind }) => kind === 'VALUE_ADDED')
    .map(({ code, name, remark }) => ({
      id: code,
      name: localize(name, ctx.locale, ctx.tenant),
      remark: localize(remark, ctx.locale, ctx.tenant),
    }));
}
