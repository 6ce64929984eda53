import { database, type Database } from '../../src/server/db/database';

const held = globalThis as { sampanDatabase?: Promise<Database> };

/**
 * The process dies at the end of its `commits`-th transaction from now: what is committed stays, nothing more is read
 * or written. Between two transactions there is nothing else that a crash could cut.
 */
export async function crashAfter(commits: number): Promise<{ hasCrashed: () => boolean; restart: () => void }> {
  const alive = await database();
  let begun = 0;
  const transact: Database['transact'] = (work, owner) => {
    begun += 1;
    if (begun > commits) throw new Error('the process is dead');
    return alive.transact(work, owner);
  };
  // what needs no transaction is not answered either
  const db: Database['db'] = new Proxy(alive.db, {
    get(statements, name) {
      if (begun > commits) throw new Error('the process is dead');
      return Reflect.get(statements, name) as unknown;
    },
  });
  held.sampanDatabase = Promise.resolve({ ...alive, db, transact });
  return {
    hasCrashed: () => begun > commits,
    restart: () => {
      held.sampanDatabase = Promise.resolve(alive);
    },
  };
}
