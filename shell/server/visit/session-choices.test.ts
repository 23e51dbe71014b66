/** @jest-environment node */
import { readSessionChoices } from './session-choices'

const choose = (lang: string, where: { production: boolean; pseudoLocale: boolean }) =>
  readSessionChoices({
    query: new URLSearchParams({ lang }),
    cookies: {},
    userAgent: '',
    careHost: false,
    ...where,
  })

const testing = { production: false, pseudoLocale: true }
const production = { production: true, pseudoLocale: false }

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
    const switchedOn = { production: true, pseudoLocale: true }
    expect(choose('en-XA', switchedOn)).toMatchObject({ pseudoTexts: true })
    expect(choose('en', switchedOn)).toMatchObject({ sourceTexts: false })
  })
})
