import { defineConfig } from '@playwright/test'

const baseURL = process.env.DEV_URL ?? 'http://localhost:4100'

export default defineConfig({
  testDir: 'e2e',
  use: { baseURL, launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] } },
  webServer: { command: 'npm run dev', url: baseURL, reuseExistingServer: true, timeout: 120_000 },
})
