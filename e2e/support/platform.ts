import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { platformPaths } from '../../src/contract/platform-paths';
import { expect } from './fixtures';
import { findingsIn } from './looks';
import { textsOf } from './texts';

const say = textsOf('en');

/** An address of the platform, which is of no shop's host. @param baseURL of a shop: `http://localhost:3110` */
export const platformAt = (baseURL: string | undefined, path: string) =>
  `http://platform.localhost:${new URL(baseURL ?? '').port}${path}`;

/** An app for codes, set up where it is asked for. */
export async function beginFactor(page: Page, password: string) {
  await page.getByRole('textbox', { name: say('operator:login.password'), exact: true }).fill(password);
  await page.getByRole('button', { name: say('operator:factor.start') }).click();
  const secret = await page.locator('bdi', { hasText: /^[A-Z2-7]{16,}$/ }).innerText();
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  await page.getByLabel(say('operator:login.code')).fill(code);
  expect(await findingsIn(page)).toEqual([]);
  await page.getByRole('button', { name: say('operator:factor.confirm') }).click();
  await page.getByRole('button', { name: say('operator:factor.kept') }).click();
}

/** Who was added above all shops comes in for the first time, and begins with a second factor. */
export async function enterPlatform(
  page: Page,
  baseURL: string | undefined,
  { email, password }: { email: string; password: string },
) {
  await page.goto(platformAt(baseURL, platformPaths.login()));
  await page.getByLabel(say('operator:login.email')).fill(email);
  await page.getByLabel(say('operator:login.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: say('operator:login.submit') }).click();
  await expect(page).toHaveURL(/\/platform\/account$/);
  await beginFactor(page, password);
  await expect(page).toHaveURL(/\/platform$/);
}
