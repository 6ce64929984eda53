import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { BOM, csvLine, type Cell } from '../../../contract/csv-text';
import type { Locale } from '../../../contract/locales';
import { shopTx } from '../../db/database';
import { isPassing } from '../../db/database-errors';
import { dataKeyOf } from '../../kernel/data-key';
import { doDueWork, type IsStopped } from '../../kernel/due-work';
import { log } from '../../kernel/log';
import { textsIn } from '../../kernel/messages';
import { findTenant } from '../tenant/tenant.service';
import type { ExportKind } from '../../kernel/export-kind';
import { exportRepo, exportsToWrite, type ExportRow } from './export.repo';
import { aboutPart, spanOf } from './export.rules';

/** Lines that are read at once, and how many pages are a part. */
const PAGE = 1000;
const PAGES = 10;
/** Parts that one piece of work writes; then others have their turn. */
const AT_ONCE = 20;
/** Somebody waits for it: where its writer was killed, another takes it up soon. */
const LEASE_MS = 30_000;
/** Longer is no table that anybody opens. */
const MOST_LINES = 2_000_000;

const findText = textsIn((locale) => join('public', 'locales', locale, 'operator.json'));

/** Writes what staff have asked for, whoever asked first. Whatever stops it, it goes on where it was. */
export const writeExports = (kinds: readonly ExportKind[], now: () => Date, isStopped?: IsStopped): Promise<number> =>
  doDueWork(
    {
      job: 'write exports',
      due: exportsToWrite,
      leaseMs: LEASE_MS,
      work: async ({ tenantId, id }, at) => {
        for (let part = 0; part < AT_ONCE; part += 1) if (!(await writePart(kinds, tenantId, id, at))) return undefined;
        return undefined;
      },
    },
    now,
    isStopped,
  );

/** @returns whether there is more of it */
async function writePart(kinds: readonly ExportKind[], tenantId: string, id: string, now: Date): Promise<boolean> {
  const tenant = await findTenant(tenantId);
  try {
    return await shopTx(tenantId, async (tx) => {
      const repo = exportRepo(tx, { tenantId });
      const row = await repo.lockWorking(id);
      if (!row) return false;
      const kind = kinds.find(({ name }) => name === row.kind);
      // of a release that knew it, or asked for too late
      if (!kind || !tenant || row.expiresAt <= now) {
        await repo.end(id, 'FAILED', now);
        return false;
      }
      const lines: Cell[][] = [];
      let after = row.cursor;
      const span = spanOf(row.filter, tenant.timezoneOffset);
      for (let page = 0; page < PAGES; page += 1) {
        const read = await kind.read(tx, tenant, { span, after, limit: PAGE });
        lines.push(...read.lines);
        after = read.next;
        if (!after) break;
      }
      const text = (row.parts === 0 ? BOM + csvLine(headingOf(kind, row)) : '') + lines.map(csvLine).join('');
      const packed = gzipSync(text).toString('base64');
      const sealed = (await dataKeyOf(tx, tenantId)).seal(packed, aboutPart(id, row.parts + 1));
      await repo.addPart(row, sealed, { lines: lines.length, bytes: Buffer.byteLength(text) });
      const isOver = !after || row.lines + lines.length >= MOST_LINES;
      await (isOver ? repo.end(id, 'DONE', now) : repo.goOn(id, after));
      return !isOver;
    });
  } catch (error) {
    // a database that is away comes back
    if (isPassing(error)) throw error;
    log().error({ tenant: tenantId, export: id, err: error }, 'export given up');
    await shopTx(tenantId, (tx) => exportRepo(tx, { tenantId }).end(id, 'FAILED', now));
    return false;
  }
}

const headingOf = ({ columns }: ExportKind, { language }: ExportRow) =>
  columns.map((name) => findText(language as Locale, `exports.column.${name}`) ?? name);
