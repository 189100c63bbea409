import { defineConfig } from '@playwright/test';

const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../target/e2e',
  fullyParallel: true,
  workers: 2,
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    viewport: { width: 1366, height: 768 },
    locale: 'en',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 30_000,
    launchOptions: { executablePath: process.env.OMEN_CHROMIUM ?? '/usr/bin/chromium', args: BROWSER_ARGUMENTS },
  },
});
