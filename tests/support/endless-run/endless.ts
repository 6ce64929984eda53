import { test } from '@playwright/test';

test('goes on', async () => {
  console.log('the endless test runs');
  await new Promise((resolve) => setTimeout(resolve, 2 ** 30));
});
