import type { ExportKind } from '../kernel/export-kind';
import { customersExport } from '../modules/customer/customers-export.service';
import { taxExport } from '../modules/payment/tax-export.service';
import { ordersExport } from '../modules/purchase/orders-export.service';
import { balancesExport } from '../modules/wallet/balances-export.service';
import { journalExport } from '../modules/wallet/journal-export.service';

/** The tables that staff can take out. */
export const EXPORTS: readonly ExportKind[] = [ordersExport, journalExport, balancesExport, taxExport, customersExport];
