import { screen } from '@testing-library/react'
import { renderWithTexts } from '../testing/render-with-texts'
import { Price } from './Price'

const stay = { locale: 'fr_FR', cents: 30000, nights: 2, persons: 2 } as const

/** Intl separates amount and sign by no-break spaces of two widths. */
const spaced = (text: string | null | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ').trim()
const text = () => spaced(screen.getByRole('paragraph').textContent)

describe('Price', () => {
  it.each([
    ['total', '300 €for 2, 2 nights'],
    ['night', '150 €per night, for 2'],
    ['person', '150 €per person, 2 nights'],
  ] as const)('[PR-060] in the view %s', (view, expected) => {
    renderWithTexts(<Price {...stay} view={view} />)
    expect(text()).toBe(expected)
  })

  it('announces the struck price as the lowest of 30 days, with the percent rounded up', () => {
    renderWithTexts(<Price {...stay} refCents={39900} />)
    expect(text()).toContain('Lowest price of the last 30 days: 399 €')
    expect(text()).toContain('−25%')
  })

  it('strikes nothing when the reference is not higher', () => {
    renderWithTexts(<Price {...stay} refCents={30000} />)
    expect(text()).not.toContain('Lowest')
  })

  it('strikes nothing below the threshold of the promotion', () => {
    renderWithTexts(<Price {...stay} refCents={30900} promo={0} />)
    expect(text()).not.toContain('Lowest')
  })

  it('[SE-070] says From for a price without dates, and the tax due on site', () => {
    renderWithTexts(<Price {...stay} from taxCents={330} />)
    expect(text()).toMatch(/^From 300 €/)
    expect(text()).toContain('+ 3,30 € local tax on site')
  })

  it.each([
    ['total', '+ 12 € local tax on site'],
    ['night', '+ 6 € local tax on site'],
    ['person', '+ 6 € local tax on site'],
  ] as const)(
    '[PR-060] shows the share of the tax that belongs to the price in the view %s',
    (view, expected) => {
      renderWithTexts(<Price {...stay} view={view} taxCents={1200} />)
      expect(text()).toContain(expected)
    },
  )

  it('does not divide by zero travellers', () => {
    renderWithTexts(<Price {...stay} persons={0} view="person" />)
    expect(text()).toMatch(/^300 €/)
  })
})
