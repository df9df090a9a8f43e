import { defineConfig } from '@playwright/test';

/** Runs against the site at BASE_URL, in Debian's Chromium, at both of the site's widths. */
export default defineConfig({
  testDir: '.',
  outputDir: process.env.TEST_OUTPUT ?? '../../build/browser-tests',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: 'list',
  use: {
    baseURL: process.env.BASE_URL ?? 'http://127.0.0.1:8080',
    launchOptions: {
      executablePath: '/usr/bin/chromium',
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
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
  ],
});
