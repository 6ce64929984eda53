import { describe, expect, it } from 'vitest';
import { runPlatformCommand } from '../../../src/server/start/shop-platform-command';
import { documentedBlock } from '../../support/operations';
import { platformOf, PLATFORM_PASSWORD } from '../../support/platform';
import { startShop } from '../../support/shop';

const asked: string[] = [];
const run = (words: string[], password = PLATFORM_PASSWORD) =>
  runPlatformCommand(words, {
    now: new Date('2026-11-21T08:00:00Z'),
    askSecret: (question) => Promise.resolve((asked.push(question), password)),
  });

describe('shop platform', () => {
  it('does what docs/operations.md says', async () => {
    for (const command of documentedBlock('platform').trim().split('\n')) {
      const words = [...command.replace('npm run shop -- platform ', '').matchAll(/"([^"]*)"|(\S+)/g)];
      await run(words.map(([, quoted, plain]) => quoted ?? plain ?? ''));
    }
    expect(asked).toEqual(['New password of olga@example.com: ']);
    expect(await run(['list'])).toContain('olga@example.com  ACTIVE  password alone  Olga Above');
    const { logIn } = platformOf(await startShop());
    expect((await logIn('olga@example.com')).data).toEqual({ next: 'DONE' });
    await run(['suspend', 'Olga@example.com']);
    expect((await logIn('olga@example.com')).problem.code).toBe('LOGIN_FAILED');
    await run(['resume', 'olga@example.com']);
    await run(['password', 'olga@example.com'], 'another-anchor-41');
    expect((await logIn('olga@example.com', undefined, 'another-anchor-41')).data).toEqual({ next: 'DONE' });
  });

  it.each([
    [['add', 'new@example.com'], PLATFORM_PASSWORD, '--name must be said.'],
    [['add', 'new@example.com', '--name', 'New', '--language', 'xx'], PLATFORM_PASSWORD, '--language must be one'],
    [['add', 'new@example.com', '--name', 'New'], 'short', 'The password is'],
    [['suspend', 'nobody@example.com'], PLATFORM_PASSWORD, 'There is nobody with this e-mail.'],
    [['promote', 'nobody@example.com'], PLATFORM_PASSWORD, 'Say: platform add'],
    [['add', 'olga'], PLATFORM_PASSWORD, 'Say: platform add'],
  ])('refuses %j', async (words, password, reason) => {
    await expect(run(words, password)).rejects.toThrow(reason);
  });
});
