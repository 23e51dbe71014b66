import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderWithTexts } from '../testing/render-with-texts'
import { CardPictures } from './CardPictures'
import { StayCard, type StayCardProps } from './StayCard'
import { StayCardSkeleton } from './StayCardSkeleton'

const card: StayCardProps = {
  href: '/product/7',
  title: 'Two days of grape harvest',
  image: { base: '/images/stay/7', alt: 'Vines at sunset' },
  where: 'Beaune',
  hotel: { label: 'Domaine des Charmilles', stars: 4 },
  headwords: 'A cellar, a table and the vines',
  included: ['Breakfast', 'Cellar visit'],
  review: { score: 9.2, count: 412 },
  price: { locale: 'fr_FR', cents: 18900, nights: 1, persons: 2 },
}

const named = `${card.title} ${card.hotel.label} ${card.where}`

describe('StayCard', () => {
  it('[SE-070] shows picture, place, title, hotel, stars, headwords, inclusions, score and price', () => {
    renderWithTexts(<StayCard {...card} />)
    expect(screen.getByAltText('Vines at sunset')).toBeVisible()
    expect(screen.getByRole('heading', { level: 3, name: named })).toBeVisible()
    expect(screen.getByRole('link', { name: named })).toHaveAttribute('href', '/product/7')
    expect(screen.getByRole('img', { name: '4 stars' })).toBeVisible()
    const text = screen.getByRole('article').textContent
    expect(text).toContain('Beaune')
    expect(text).toContain('A cellar, a table and the vines')
    expect(text).toContain('Breakfast, Cellar visit')
    expect(text).toContain('9,2/10')
    expect(text).toMatch(/189\s€/)
  })

  it('says in a line why it is among the results, where something was searched', () => {
    const { rerender } = renderWithTexts(<StayCard {...card} reasons={['4 km from Lille', 'Spa', '−17%']} />)
    expect(screen.getByText('4 km from Lille · Spa · −17%')).toBeVisible()
    rerender(<StayCard {...card} reasons={[]} />)
    expect(screen.queryByText(/Lille/)).toBeNull()
  })

  it('draws further pictures once somebody comes to the card, and turns them by arrows and keys', async () => {
    const scrolled = jest.fn()
    HTMLElement.prototype.scrollTo = scrolled
    const onOpen = jest.fn((event) => event.preventDefault())
    const others = ['pool', 'table'].map((name) => ({ base: `/images/${name}`, alt: name }))
    renderWithTexts(
      <StayCard {...card} images={[card.image, ...others]} Pictures={CardPictures} onOpen={onOpen} />,
    )
    expect(screen.getAllByRole('img', { name: /Vines|pool|table/ })).toHaveLength(1)
    await userEvent.tab()
    expect(await screen.findByAltText('pool')).toHaveAttribute('loading', 'lazy')
    await userEvent.keyboard('{ArrowRight}')
    await userEvent.click(screen.getByRole('button', { name: 'Next picture' }))
    expect(scrolled).toHaveBeenCalledTimes(2)
    expect(onOpen).not.toHaveBeenCalled()
    await userEvent.click(screen.getByAltText('table'))
    expect(onOpen).toHaveBeenCalledTimes(1)
  })

  it('draws the picture that somebody swiped to before this code was there', async () => {
    const scrollLeft = jest.spyOn(Element.prototype, 'scrollLeft', 'get').mockReturnValue(300)
    const images = [card.image, { base: '/images/pool', alt: 'pool' }]
    renderWithTexts(<StayCard {...card} images={images} Pictures={CardPictures} />)
    expect(await screen.findByAltText('pool')).toBeVisible()
    scrollLeft.mockRestore()
  })

  it('[SE-071] toggles the wish and says which stay it is about', async () => {
    const onToggle = jest.fn()
    renderWithTexts(<StayCard {...card} wish={{ wished: true, onToggle }} />)
    const heart = screen.getByRole('button', {
      name: `Add to favourites: ${card.title} · ${card.hotel.label}`,
      pressed: true,
    })
    await userEvent.click(heart)
    expect(onToggle).toHaveBeenCalledTimes(1)
  })

  it('names hotel and place in its link, the hotel in its heart and its way to further offers: several hotels sell one title', () => {
    const nothing = () => {}
    const labels = ['Domaine des Charmilles', 'Hotel du Port']
    const cards = labels.map((label) => (
      <StayCard
        key={label}
        {...card}
        hotel={{ label, stars: 4 }}
        wish={{ wished: false, onToggle: nothing }}
        more={{ label: '3 offers', onOpen: nothing }}
      />
    ))
    renderWithTexts(<div>{cards}</div>)
    for (const label of labels) {
      expect(screen.getByRole('link', { name: `${card.title} ${label} Beaune` })).toBeVisible()
      expect(
        screen.getByRole('button', { name: `Add to favourites: ${card.title} · ${label}` }),
      ).toBeVisible()
      expect(screen.getByRole('button', { name: `3 offers ${label}` })).toBeVisible()
    }
  })

  it('[SE-073] shows its badges', () => {
    renderWithTexts(<StayCard {...card} badges={[{ kind: 'social', label: 'Booked 9 times' }]} />)
    expect(screen.getByText('Booked 9 times')).toBeVisible()
  })

  it('shows no wrong price while the criteria are not known', () => {
    renderWithTexts(<StayCard {...card} price={null} />)
    expect(screen.getByRole('article').textContent).not.toContain('€')
  })
})

it('StayCardSkeleton is silent', () => {
  const { container } = renderWithTexts(<StayCardSkeleton />)
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true')
})
