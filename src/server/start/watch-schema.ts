import { openDatabase } from '../db/database';
import { schemaVersion, type SchemaVersion } from '../db/schema-version';
import { log } from '../kernel/log';
import { setSchemaFits } from './readiness';

const EVERY_MS = 30_000;

/**
 * Looks now and then whether the schema is still the one that this process was written for: a copy from before may have
 * been put in its place, or a later release may have moved it on. @returns the stop
 */
export function watchSchema(everyMs = EVERY_MS): () => void {
  let last: SchemaVersion['state'] = 'fits';
  let isLooking = false;
  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    // a database that does not answer says nothing about its schema
    const found = await readSchema().catch(() => undefined);
    isLooking = false;
    if (!found || found.state === last) return;
    last = found.state;
    setSchemaFits(last === 'fits');
    if (last === 'fits') log().info(found, 'schema fits again');
    else log().error(found, `schema is ${last}: this process is not ready`);
  };
  const timer = setInterval(() => void look(), everyMs).unref();
  return () => {
    clearInterval(timer);
    setSchemaFits(true);
  };
}

async function readSchema(): Promise<SchemaVersion | undefined> {
  const opened = await openDatabase();
  return opened && schemaVersion(opened);
}
