import { setTimeout as wait } from 'node:timers/promises';
import { closeDatabase, database } from '../../src/server/db/database';
import { startJobs, watchTenants } from '../../src/server/entry';
import { watchEventLoop } from '../../src/server/kernel/event-loop';
import { watchSchema } from '../../src/server/start/watch-schema';

const MINUTE_MS = 60_000;

/** What a process does by the clock on the database of the environment, and the CPU that it takes, minute by minute. */
async function main(minutes: number) {
  const { kind } = await database();
  console.log(`${kind}, nobody asks for anything; CPU a minute, in ms`);
  const stops = [startJobs(), watchTenants(), watchSchema(), watchEventLoop()];
  for (let minute = 1; minute <= minutes; minute += 1) {
    const before = process.cpuUsage();
    await wait(MINUTE_MS);
    const { user, system } = process.cpuUsage(before);
    console.log(`${String(minute).padStart(3)} ${((user + system) / 1000).toFixed(0).padStart(6)}`);
  }
  for (const stop of stops) await stop();
  await closeDatabase();
}

main(Number(process.argv[2] ?? 5)).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
