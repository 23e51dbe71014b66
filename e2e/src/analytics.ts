import { postAnalytics } from '@escapade/shared-contracts/api/content/telemetry'
import type { AnalyticsBatch } from '@escapade/shared-contracts/api/content/telemetry-schemas'
import type { Page } from '@playwright/test'

const [collected = ''] = postAnalytics.path.split('{pos}')

/** Names of the events that a page tells analytics once its visitor has agreed, as they are sent. */
export function listenToAnalytics(page: Page): string[] {
  const told: string[] = []
  page.on('request', (request) => {
    if (!request.url().includes(collected)) return
    const { events }: AnalyticsBatch = request.postDataJSON()
    told.push(...events.map(({ name }) => name))
  })
  return told
}
