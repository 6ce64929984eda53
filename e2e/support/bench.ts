import { randomInt } from 'node:crypto';
import { expect } from '@playwright/test';
import { deskPaths } from '../../src/contract/desk-paths';
import type { ScanMode, ScanSay } from '../../src/contract/scan';
import type { Desk, pictureFile } from './staff';

/** A courier's number that no other test has. */
export const newNumber = () => `SF${String(randomInt(1e12, 1e13))}`;

/** Longer than a bench takes for one code what comes behind the other. */
const PAUSE_MS = 300;

/** A bench and the scanner that types into it, wherever on the page the focus is. */
export function benchOf(desk: Desk) {
  const { page, main, say } = desk;
  const answer = main.locator('[aria-live="assertive"]');
  /** Pulls the trigger: key after key without waiting for what the page makes of it, and Enter. */
  const wedge = async (code: string) => {
    await Promise.all([...code, 'Enter'].map((key) => page.keyboard.press(key)));
  };
  const scan = async (code: string, said: ScanSay) => {
    await wedge(code);
    await expect(answer).toContainText(say(`scan.say.${said}`));
    if (!code.startsWith('!')) await expect(answer).toContainText(code);
  };
  return {
    wedge,
    /** Scans, and waits for what the bench says to it. */
    scan,

    async open(mode: ScanMode) {
      await desk.open(deskPaths.bench({ mode }));
      await page.waitForTimeout(PAUSE_MS);
    },

    /** Puts a parcel onto the bench that inspects, and types what scale and ruler say. */
    async lay(code: string, { grams, sides }: { grams: number; sides: number[] }) {
      await scan(code, 'PARCEL');
      await scan(String(grams), 'NOTED');
      await scan(sides.join('X'), 'NOTED');
    },

    /** Of what lies on the bench. */
    async photograph(picture: Awaited<ReturnType<typeof pictureFile>>) {
      await main.getByLabel(say('photo.file')).setInputFiles(picture);
      await expect(main.getByText(say('photo.kept', { count: 1 }))).toBeVisible();
    },
  };
}
