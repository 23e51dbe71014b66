import * as paths from '@escapade/shared-contracts/paths'
import { locales } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Page } from '@playwright/test'
import { settled } from '../src/accessibility'
import { homeOf } from '../src/market-urls'
import { firstOnSale } from '../src/on-sale'
import { createShopper } from '../src/shopper'
import { expect, test } from '../src/test'
import { textsOf } from '../src/texts'

const pages = [
  paths.home(),
  paths.search(),
  paths.contact(),
  paths.staticPage({ id: 'faq' }),
  paths.staticPage({ id: 'terms' }),
  paths.giftCard(),
  paths.ideas(),
  paths.signIn(),
  paths.bookingLookup(),
]

/** Texts that are wider than their box, or are cut by it without saying so. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const hasOwnText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return (
        width > 2 &&
        height > 2 &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
    }
    const saysThatItIsCut = (style: CSSStyleDeclaration) =>
      style.textOverflow === 'ellipsis' ||
      style.webkitLineClamp !== 'none' ||
      /auto|scroll/.test(style.overflowX)
    const range = document.createRange()
    /** By its own letters alone: areas to press on reach further, and words for screen readers lie elsewhere. */
    const widthOver = (element: HTMLElement) => {
      const { left, right } = element.getBoundingClientRect()
      const overs = [...element.childNodes].flatMap((node) => {
        if (node.nodeType !== 3 || !node.textContent?.trim()) return []
        range.selectNodeContents(node)
        const words = range.getBoundingClientRect()
        return [words.right - right, left - words.left]
      })
      return Math.round(Math.max(...overs))
    }
    return [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
      const style = getComputedStyle(element)
      const isInline = style.display === 'inline' || style.display === 'contents'
      if (isInline || !hasOwnText(element) || !isSeen(element) || saysThatItIsCut(style)) return []
      const over = widthOver(element)
      return over > 1 ? [`${over} px: ${element.textContent?.trim().slice(0, 80)}`] : []
    })
  })

for (const locale of locales)
  test(`texts fit their boxes on a small phone, in ${locale}`, async ({ page }) => {
    const say = textsOf(locale)
    await page.setViewportSize({ width: 360, height: 740 })
    const { stay } = await firstOnSale({ locale, ahead: 30, nights: 1 })
    await page.goto(homeOf[locale])
    await createShopper(page, say).refuseCookies()
    for (const path of [...pages, paths.product({ id: stay.id })]) {
      await page.goto(`${homeOf[locale]}${path}`)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await settled(page)
      expect([path, await tooWide(page)]).toEqual([path, []])
      expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 360])
    }
  })
