import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const PLACES = [
  process.env.CHROMIUM_PATH,
  // draws the same pages for a third of the processor's time: it has no window of its own
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  `${process.env.PROGRAMFILES}\\Google\\Chrome\\Application\\chrome.exe`,
  `${process.env['PROGRAMFILES(X86)']}\\Google\\Chrome\\Application\\chrome.exe`,
  `${process.env['PROGRAMFILES(X86)']}\\Microsoft\\Edge\\Application\\msedge.exe`,
];

export const BROWSER_HELP = 'No Chromium or Chrome was found: install one, or set CHROMIUM_PATH to its program.';

/** A Chromium-like browser of this machine, else Playwright's own, fetched now. @returns undefined where there is none to be had */
export function findBrowser(): string | undefined {
  const installed = PLACES.find((path) => path && existsSync(path));
  if (installed) return installed;
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  spawnSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], {
    stdio: 'ignore',
    timeout: 300_000,
  });
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/** A machine without a sandbox of its own (containers, root) cannot give the browser one. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];
