import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderWithTexts } from '../testing/render-with-texts'
import { ActivityCard, type ActivityCardProps } from './ActivityCard'

const card = (given: Partial<ActivityCardProps> = {}) =>
  renderWithTexts(
    <ActivityCard
      href="/activity/7"
      title="Hot stone massage"
      image={{ base: '/images/massage/7', alt: 'A massage' }}
      where="Massage · Beaune"
      center={{ label: 'Studio Mains Calmes', star: null }}
      headwords="Fifty minutes to untie the week"
      price={{ locale: 'fr_FR', sellPrice: 4500, refPrice: 5000, promo: 10 }}
      {...given}
    />,
  )

describe('ActivityCard', () => {
  it('says what, where and what an adult pays', () => {
    card()
    expect(
      screen.getByRole('link', { name: 'Hot stone massage Studio Mains Calmes Massage · Beaune' }),
    ).toHaveAttribute('href', '/activity/7')
    expect(screen.getByText('Studio Mains Calmes')).toBeVisible()
    expect(screen.getByText(/^45\s€$/)).toBeVisible()
    expect(screen.getByText('per adult')).toBeVisible()
    expect(screen.getByText(/50\s€/)).toHaveProperty('tagName', 'S')
    expect(screen.getByText('−10%')).toBeVisible()
  })

  it('strikes nothing through below the threshold', () => {
    card({ price: { locale: 'fr_FR', sellPrice: 4800, refPrice: 5000, promo: 0 } })
    expect(screen.queryByText(/50\s€/)).toBeNull()
  })

  it('has a heart where there is a wishlist', async () => {
    const onToggle = jest.fn()
    card({ wish: { wished: false, onToggle } })
    await userEvent.click(
      screen.getByRole('button', { name: 'Add to favourites: Hot stone massage · Studio Mains Calmes' }),
    )
    expect(onToggle).toHaveBeenCalledTimes(1)
  })
})
