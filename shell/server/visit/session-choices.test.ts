/** @jest-environment node */
import { allDeveloperTools, type DeveloperTools } from '@escapade/shared-contracts/settings/developer-tools'
import { readSessionChoices } from './session-choices'

const choose = (lang: string, where: { tools: DeveloperTools; pseudoLocale: boolean }) =>
  readSessionChoices({
    query: new URLSearchParams({ lang }),
    cookies: {},
    userAgent: '',
    careHost: false,
    ...where,
  })

const testing = { tools: allDeveloperTools, pseudoLocale: true }
const none: DeveloperTools = new Set()
const production = { tools: none, pseudoLocale: false }

describe('?lang', () => {
  it('shows source texts or those of the pseudo-locale for the rest of the session', () => {
    expect(choose('en', testing)).toMatchObject({ sourceTexts: true, pseudoTexts: false })
    expect(choose('en-XA', testing)).toMatchObject({
      sourceTexts: false,
      pseudoTexts: true,
      changes: { lang: 'en-XA' },
    })
  })

  it('says nothing in production', () => {
    for (const lang of ['en', 'en-XA'])
      expect(choose(lang, production)).toMatchObject({ sourceTexts: false, pseudoTexts: false, changes: {} })
  })

  it('shows the pseudo-locale in production where a setting says so, and no source texts', () => {
    const switchedOn = { tools: none, pseudoLocale: true }
    expect(choose('en-XA', switchedOn)).toMatchObject({ pseudoTexts: true })
    expect(choose('en', switchedOn)).toMatchObject({ sourceTexts: false })
  })
})
