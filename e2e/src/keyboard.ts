import type { Locator, Page } from '@playwright/test'

const mostTabs = 90

/** Tabs on until the focused control's name fits: what the visitor hears is what decides. */
export async function tabTo(page: Page, role: string, name: RegExp): Promise<void> {
  for (let pressed = 0; pressed < mostTabs; pressed += 1) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    if ((await focused.count()) === 0) continue
    const [line = ''] = (await focused.ariaSnapshot().catch(() => '')).split('\n')
    // A name with a colon stands in quotes.
    const heard = line.replace(/^- '?/, '')
    if (heard.startsWith(role) && name.test(heard)) return
  }
  throw new Error(`No ${role} named ${name} within ${mostTabs} tabs`)
}

/** Tabs on until the control has the focus. */
export async function tabToElement(page: Page, control: Locator): Promise<void> {
  for (let pressed = 0; pressed < mostTabs; pressed += 1) {
    await page.keyboard.press('Tab')
    if (await control.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`The control is not reached within ${mostTabs} tabs`)
}
