import { screen } from '@testing-library/react'
import { renderWithTexts } from '../../testing/render-with-texts'
import { MapBubbles } from './MapBubbles'

const hotel = (id: string, euros: number) => ({
  id,
  lng: 4,
  lat: 47,
  label: `${euros} €`,
  name: `Hotel ${id}, from ${euros} €`,
  rank: euros,
})
const alone = { lead: hotel('1', 90), at: [0, 0] as const, markers: [hotel('1', 90)] }
const crowd = { lead: hotel('2', 80), at: [99, 0] as const, markers: [hotel('2', 80), hotel('3', 99)] }

const calm = { highlightedId: null, stopId: null }

describe('MapBubbles', () => {
  it('[SE-078] names each hotel with its price and says which is chosen', () => {
    renderWithTexts(<MapBubbles groups={[alone, crowd]} activeId="1" {...calm} />)
    expect(screen.getByRole('button', { name: 'Hotel 1, from 90 €', pressed: true })).toHaveTextContent(
      '90 €',
    )
  })

  it('says how many a bubble stands for, and what the cheapest costs', () => {
    renderWithTexts(<MapBubbles groups={[crowd]} activeId={null} {...calm} />)
    const bubble = screen.getByRole('button', { name: '2 hotels from 80 €' })
    expect(bubble).not.toHaveAttribute('aria-pressed')
    expect(bubble).toHaveTextContent('80 €+1')
  })
})
