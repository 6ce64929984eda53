import type { ExportKind } from '../kernel/export-kind';
import { customersExport } from '../modules/customer/customers-export.service';
import { ordersExport } from '../modules/purchase/orders-export.service';

/** The tables that staff can take out. */
export const EXPORTS: readonly ExportKind[] = [ordersExport, customersExport];
