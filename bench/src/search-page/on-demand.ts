import * as paths from '@escapade/shared-contracts/paths'
import uiTexts from '@escapade/shared-ui/locales/fr'
import type { Browser, Locator, Page, Request } from '@playwright/test'
import texts from '../../../mf-search/src/locales/fr.json'
import { type Device, look, openVisit } from './visit'

/** Scripts of a part of the page that opens on demand: in the first load, when it is pointed at, and after the press. */
export type OnDemand = { part: string; onIntent: number; onPress: number; kb: number }

type Part = { part: string; device: Device; opener: (page: Page) => Locator }

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).filter({ visible: true }).first()
const field = (name: string) => (page: Page) =>
  page.getByRole('combobox', { name }).filter({ visible: true }).first()

const parts: Part[] = [
  { part: 'calendar', device: 'wide', opener: field(uiTexts.calendar.label) },
  { part: 'filter menu', device: 'wide', opener: button(texts.filters.menu.facilities) },
  { part: 'map', device: 'wide', opener: button(texts.actions.map) },
  { part: 'map, phone', device: 'phone', opener: button(texts.actions.map) },
  { part: 'filters, phone', device: 'phone', opener: button(texts.filters.title) },
]

/** Code loaded when something is pointed at and when it is pressed; none of it may be in the first load. */
export async function measureOnDemand(browser: Browser, origin: string): Promise<OnDemand[]> {
  const measured: OnDemand[] = []
  for (const { part, device, opener } of parts) {
    const { page, close } = await openVisit(browser, origin + paths.search({ flow: 'booking' }), device)
    await look(page)
    const scripts: Request[] = []
    page.on('requestfinished', (request) => {
      if (new URL(request.url()).pathname.endsWith('.js')) scripts.push(request)
    })
    await pointAt(opener(page), device)
    await look(page)
    const onIntent = scripts.length
    await opener(page).click()
    await look(page)
    const sizes = await Promise.all(scripts.map((script) => script.sizes()))
    const kb = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 1000
    measured.push({ part, onIntent, onPress: scripts.length - onIntent, kb })
    await close()
  }
  return measured
}

/** A mouse comes over it; a finger comes down on it, which the page hears before the press. */
async function pointAt(opener: Locator, device: Device) {
  await opener.scrollIntoViewIfNeeded()
  if (device === 'wide') return opener.hover()
  await opener.dispatchEvent('pointerover', { pointerType: 'touch' })
}
