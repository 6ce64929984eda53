import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const ROOT = 'src/desks/settings';

/** Forms of the settings that save nothing which somebody has typed, and why each is none to be kept. */
const WITHOUT_BAR: Record<string, string> = {
  'audit-screen.tsx': 'asks for a page of the log',
  'factor-panel.tsx': 'a code of the moment',
  'lines/new-line-screen.tsx': 'its bar is that of the terms below it',
  'lines/simulator.tsx': 'asks for a price, and changes nothing',
  'mail-preview-panel.tsx': 'chooses what is looked at',
  'password-panel.tsx': 'passwords are not kept',
  'texts-screen.tsx': 'looks for texts',
};

const hasForm = (text: string) =>
  text.includes('<form') || (text.includes('useAction(') && /onChange=|set=\{/.test(text));
const hasBar = (text: string) => /<(SaveBar|SectionForm)\b/.test(text);

it('a form of the settings says what is not saved, but for those that save nothing', () => {
  const bare = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.tsx'))
    .filter((name) => {
      const text = readFileSync(`${ROOT}/${name}`, 'utf8');
      return hasForm(text) && !hasBar(text);
    });
  expect(bare.toSorted()).toEqual(Object.keys(WITHOUT_BAR));
});
