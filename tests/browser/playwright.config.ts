import { defineConfig } from '@playwright/test';
import { atBothWidths } from './site';

/** Runs against the site at BASE_URL, or one of its own, in Debian's Chromium. */
export default defineConfig({
  testDir: '.',
  globalSetup: './start-site.ts',
  outputDir: process.env.TEST_OUTPUT ?? '../../build/browser-tests',
  fullyParallel: true,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // One more than the cores that tests can count on, because pages also wait for timers and the network.
  workers: 3,
  // A busy machine may starve a browser for longer than any timeout. `script/prove browser` fails for a test that needs it.
  retries: 1,
  forbidOnly: true,
  reporter: [
    ['list'],
    ['junit', { outputFile: '../../build/results/browser.xml' }],
    ['./retries-reporter.ts'],
  ],
  use: {
    baseURL: process.env.BASE_URL ?? '',
    trace: 'on-first-retry',
    // Like most visitors; a browser in English would be offered the English page.
    locale: 'zh-HK',
    launchOptions: {
      // Debian's headless shell, of the same source as its chromium, needs a third of the CPU time per page.
      executablePath: '/usr/bin/chromium-headless-shell',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    // Most people use a phone, so every test runs at its width. A test runs at the desktop width only if the page differs there.
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 800 } },
      grep: new RegExp(atBothWidths.tag),
    },
  ],
});
