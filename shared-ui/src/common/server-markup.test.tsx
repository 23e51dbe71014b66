import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { Breadcrumb } from '../breadcrumb/Breadcrumb'
import { Button } from '../button/Button'
import { DateRangeField } from '../calendar/DateRangeField'
import { StayCard } from '../card/StayCard'
import { StayCardSkeleton } from '../card/StayCardSkeleton'
import { Carousel } from '../carousel/Carousel'
import { DestinationField } from '../destination/DestinationField'
import { TextField } from '../field/TextField'
import { Gallery } from '../gallery/Gallery'
import { Pagination } from '../pagination/Pagination'
import { PartyField } from '../party/PartyField'
import { ScoreBar } from '../score/ScoreBar'
import { withTexts } from '../testing/render-with-texts'

const image = { base: '/images/hotel/1', alt: 'Vines' }
const nothing = () => {}
const dates = { checkin: null, checkout: null }

const pieces = {
  Breadcrumb: <Breadcrumb items={[{ label: 'Home', href: '/' }, { label: 'Beaune' }]} />,
  Button: <Button busy>Book</Button>,
  DateRangeField: (
    <DateRangeField
      now="2026-09-08T10:00:00"
      locale="fr_FR"
      value={dates}
      availabilities={null}
      possibleNights={null}
      onApply={nothing}
      onClear={nothing}
    />
  ),
  StayCard: (
    <StayCard
      href="/product/1"
      title="Two days"
      image={image}
      where="Beaune"
      hotel={{ label: 'Domaine', stars: 4 }}
      included={['Breakfast']}
      review={{ score: 9.2, count: 412 }}
      price={{ locale: 'fr_FR', cents: 18900, refCents: 24800, nights: 1, persons: 2, taxCents: 330 }}
      wish={{ wished: false, onToggle: nothing }}
    />
  ),
  StayCardSkeleton: <StayCardSkeleton />,
  Carousel: <Carousel label="More">{['a', 'b']}</Carousel>,
  DestinationField: <DestinationField value={null} suggestions={[]} onInput={nothing} onChoose={nothing} />,
  TextField: <TextField label="E-mail" value="" onChange={nothing} hint="For the voucher" />,
  Gallery: <Gallery images={[image]} title="Two days" />,
  Pagination: <Pagination totalPages={12} page={3} href={(page) => `?page=${page}`} />,
  PartyField: <PartyField party={{ adult: 2, child: 0, baby: 0 }} onChange={nothing} />,
  ScoreBar: <ScoreBar label="Comfort" score={8.7} />,
}

describe('server markup', () => {
  it.each(Object.entries(pieces))(
    'of %s is taken over by the browser without a mismatch',
    async (_, piece) => {
      const container = document.createElement('div')
      container.innerHTML = renderToString(withTexts(piece))
      const onRecoverableError = jest.fn()
      const root = await act(async () => hydrateRoot(container, withTexts(piece), { onRecoverableError }))
      expect(onRecoverableError).not.toHaveBeenCalled()
      await act(async () => root.unmount())
    },
  )

  it.each(Object.entries(pieces))(
    'of %s carries no inline style, which the content policy refuses',
    (_, piece) => {
      const html = renderToString(withTexts(piece))
      expect(html).toMatch(/^<\w/)
      expect(html).not.toMatch(/\sstyle=/)
    },
  )
})
