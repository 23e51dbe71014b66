import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { getReviews } from '@escapade/shared-contracts/api/stays/reviews'
import type { Review } from '@escapade/shared-contracts/api/stays/reviews-schemas'
import { screen } from '@testing-library/react'
import en from '../../locales/en.json'
import { HotelReviews } from './HotelReviews'

const review: Review = {
  id: '1',
  locale: 'fr_FR',
  customer: 'Anne',
  type: 'couple',
  date: '2026-08-02',
  average: 9.2,
  positive: 'Calm nights',
  negative: null,
}
const hotel = { id: 'h1', label: 'Domaine des Charmilles', review: { count: 1, score: 9.2 } }

it('[HO-003] [HO-020] leaves the id of the part to the page of the hotel', async () => {
  const reviews = { totalCount: 1, score: 9.2, list: [review], details: [] }
  const api = [answer(getReviews, () => reviews)]
  const { container } = renderInShell(<HotelReviews hotel={hotel} />, { texts: { product: en }, api })
  expect(await screen.findByText('“Calm nights”')).toBeVisible()
  expect(container.querySelector('#reviews')).toBeNull()
})
