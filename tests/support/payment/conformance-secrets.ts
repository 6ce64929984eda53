import { afterAll, expect, it } from 'vitest';
import { logInto } from '../../../src/server/kernel/log';
import { atProvider } from './at-provider';
import type { PlayedBank } from './played-bank';

/** Whatever a provider, a library or the network says in an error. */
export function keepsItsSecrets(title: string, openBank: () => PlayedBank): void {
  afterAll(() => logInto(process.stdout, 'silent'));
  it(`${title}: no secret of the shop gets into a log or an answer`, async () => {
    const lines: string[] = [];
    logInto({ write: (line: string) => void lines.push(line) });
    const at = await atProvider(openBank(), { keepsBalances: false });
    at.faults.createPayment.push('before');
    const said = [JSON.stringify((await at.start()).problem)];
    at.faults.query.push('before');
    expect((await at.start()).status).toBe(200);
    const charge = await at.newest();
    await at.decide(charge, 'paid');
    said.push(JSON.stringify(await at.comeBack()));
    for (const forged of openBank().forgeries(await at.notice(charge))) said.push((await at.deliver(forged)).body);
    await at.notify(charge);
    at.faults.refund.push('before');
    await at.close();
    const { keys = {} } = (await openBank().company.findCredentials(at.scope.tenantId)) ?? {};
    const secrets = Object.values(keys).flat();
    expect(secrets.length).toBeGreaterThan(0);
    expect(lines.filter((line) => line.includes('no answer to'))).toHaveLength(3);
    for (const secret of secrets) expect([...lines, ...said].join('\n')).not.toContain(secret);
  });
}
