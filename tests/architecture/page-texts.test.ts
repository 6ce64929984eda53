import { expect, it } from 'vitest';
import { pageTexts } from '../support/page-texts';

// after a new text, or a new place that shows one: `npx vitest run tests/architecture/page-texts.test.ts -u`
it('page-texts.json says what each page can show, for the server to send that alone', async () => {
  await expect(`${JSON.stringify(pageTexts(), null, 1)}\n`).toMatchFileSnapshot(
    '../../src/server/page/page-texts.json',
  );
});
