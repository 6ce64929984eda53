import { afterEach, expect, it, vi } from 'vitest';
import { logInto } from '../../../src/server/kernel/log';
import { logWhatIsPrinted } from '../../../src/server/start/printed';

const { error, warn } = console;
afterEach(() => {
  Object.assign(console, { error, warn });
  logInto({ write: () => undefined }, 'silent');
  vi.useRealTimers();
});

function printing() {
  const written: string[] = [];
  logInto({ write: (line) => void written.push(line) });
  logWhatIsPrinted();
  return () => written.map((line) => JSON.parse(line) as Record<string, unknown>);
}
const failure = Object.assign(new Error('Not for ada@mail.test'), { code: 'UNAVAILABLE' });

it('what fails while a page is drawn is one line, however often it recurs', () => {
  const lines = printing();
  for (let times = 0; times < 200; times += 1) console.error('\u001b[31m\u001b[1m⨯\u001b[22m\u001b[39m', failure);
  expect(lines()).toHaveLength(1);
  expect(lines()[0]).toMatchObject({ level: 50, msg: '⨯', err: { type: 'Error', code: 'UNAVAILABLE' } });
});

it('holds nothing that was typed', () => {
  const lines = printing();
  console.error(failure);
  console.warn('not shown to ada@mail.test');
  expect(lines().map(({ level }) => level)).toEqual([50, 40]);
  expect(JSON.stringify(lines())).not.toContain('ada@mail');
});
