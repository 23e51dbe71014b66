import { dayWords } from '@escapade/shared-contracts/rules/dates/day-words'
import { formatClock } from '@escapade/shared-contracts/rules/dates/format-clock'
import { countries } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Page } from '@playwright/test'

/** Names that no catalogue translates: marks, languages in their own words, and countries as `Intl` writes them. */
const countryNames = new Intl.DisplayNames('en', { type: 'region' })
const names = [
  ...['Escapade', 'Visa', 'Mastercard', 'PayPal', 'Apple', 'Pay'],
  ...['Français', 'Nederlands', 'Español', 'Italiano'],
  // Names that the demo's editors give to the panels of the menu.
  ...['Destinations', 'Envies'],
  ...countries.map((country) => countryNames.of(country) ?? country),
]

/** Days are written by the language's own words, which no catalogue holds. */
const { months, monthsShort, weekdays, weekdaysShort } = dayWords('en')
const ignored = [...names, ...months, ...monthsShort, ...weekdays, ...weekdaysShort]

/** Texts that hotels, guests and editors wrote, as calls and the document's state bring them to a page. */
export function collectContent(page: Page): Set<string> {
  const texts = new Set<string>()
  page.on('response', async (response) => {
    const type = response.headers()['content-type'] ?? ''
    if (type.includes('json')) addTexts(await response.json().catch(() => null), texts)
    if (type.includes('html')) for (const json of jsonOf(await response.text())) addTexts(json, texts)
  })
  return texts
}

const jsonOf = (document: string): unknown[] =>
  [...document.matchAll(/<script type="application\/(?:ld\+)?json"[^>]*>([^<]*)<\/script>/g)].map(
    ([, json]) => JSON.parse(json ?? 'null'),
  )

function addTexts(value: unknown, texts: Set<string>) {
  if (typeof value === 'string') texts.add(plain(value))
  else if (typeof value === 'object' && value) for (const each of Object.values(value)) addTexts(each, texts)
}

/** Descriptions carry markup, line breaks that a page lays out anew, and hours that it writes in its own way. */
const plain = (text: string) =>
  formatClock({ text, language: 'en' })
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\.?…?$/, '')
    .trim()

/**
 * Texts on the page in the pseudo-locale that were never translated: visible words outside of brackets whose letters
 * have no accents, and that no call brought. `content` are texts of {@link collectContent}.
 */
export async function untranslatedTexts(page: Page, content: Set<string>): Promise<string[]> {
  const seen = await page.evaluate(visibleTexts, ignored)
  const written = [...content].filter((text) => !text.includes('['))
  const isContent = (part: string) =>
    (part.match(/[A-Za-z]{3,}/g) ?? []).every((word) => ignored.includes(word)) ||
    written.some((each) => each === part || (part.length > 5 && each.includes(part)))
  return seen
    .filter(([text, block]) => ![text, block].some((each) => isContent(plain(each))))
    .map(([text]) => text)
    .filter((text) => !partsOf(text).every(isContent))
}

/** A line joins texts of the catalogue with names: `[Massage] · Paris`. */
const partsOf = (text: string) =>
  text
    .replace(/\[[^[\]]*\]/g, ' ')
    .split(/ [·–] |, |\. /)
    .map(plain)

/** Runs in the page: pairs of a text and the block it stands in. Words may stand in a tag inside of a text: what counts are the brackets around all of it. */
const visibleTexts = (ignored: string[]) => {
  const found = new Map<string, string>()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { parentElement: parent, textContent: text } = walker.currentNode
    if (!parent || !text || parent.closest('script, style, noscript, [lang]:not(html)')) continue
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const around = parent.closest('p, li, h1, h2, h3, button, a, label, dd, td')?.textContent ?? text
    const [inText, inBlock] = [text, around].map((each) =>
      (each.replace(/\[[^[\]]*\]/g, ' ').match(/\p{L}{3,}/gu) ?? []).filter(
        (word) => /^[A-Za-z]+$/.test(word) && !ignored.includes(word),
      ),
    )
    if (inText?.length && inBlock?.length) found.set(text.trim(), around)
  }
  return [...found]
}

/** Controls and headings whose longer text is cut off, and what makes a page wider than its window. */
export const brokenLayouts = (page: Page): Promise<string[]> => page.evaluate(layoutFaults)

/** Runs in the page. Content that scrolls in a window of its own is not cut. */
const layoutFaults = () => {
  const { scrollWidth, clientWidth } = document.documentElement
  const faults = scrollWidth > clientWidth + 1 ? [`The page is ${scrollWidth} wide in ${clientWidth}`] : []
  for (const each of document.querySelectorAll<HTMLElement>('button, a, label, legend, h1, h2, h3')) {
    if (!each.checkVisibility({ visibilityProperty: true }) || each.clientWidth <= 1 || each.closest('.vh'))
      continue
    const { overflowX, textOverflow } = getComputedStyle(each)
    const isCut =
      overflowX !== 'visible' && textOverflow !== 'ellipsis' && each.scrollWidth > each.clientWidth + 1
    const { left, right, width } = each.getBoundingClientRect()
    const isOutside = width > 1 && left < clientWidth && right > clientWidth + 1
    let scroller = each.parentElement
    while (scroller && getComputedStyle(scroller).overflowX === 'visible') scroller = scroller.parentElement
    if (isCut || (isOutside && !scroller))
      faults.push(`${each.tagName} ${each.textContent?.trim().slice(0, 60)}`)
  }
  return faults
}
