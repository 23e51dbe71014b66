import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { getReviews } from '@escapade/shared-contracts/api/stays/reviews'
import type { Review, Reviews } from '@escapade/shared-contracts/api/stays/reviews-schemas'
import { positiveReviews } from '@escapade/shared-contracts/rules/stays/positive-reviews'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../../locales/en.json'
import { installObserver, renderProduct } from '../../testing/render-product'
import { ReviewsDialog } from './ReviewsDialog'

beforeEach(() => void installObserver())

const review = (id: number, given: Partial<Review> = {}): Review => ({
  id: String(id),
  locale: 'fr_FR',
  customer: `Guest ${id}`,
  type: 'couple',
  date: '2026-08-02',
  average: 9.2,
  positive: `Praise ${id}`,
  negative: null,
  ...given,
})
const reviews = (list: Review[], totalCount = list.length): Reviews => ({
  totalCount,
  score: 9.2,
  list,
  details: [{ label: 'comfort', score: 9.3 }],
})
const page = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => review(from + index))

it('[PR-031] [HO-020] highlights four reviews that praise', () => {
  const list = [review(0, { positive: null }), review(1, { positive: ' ' }), ...page(2, 6)]
  expect(positiveReviews(list).map(({ id }) => id)).toEqual(['2', '3', '4', '5'])
})

describe('reviews of the hotel', () => {
  it('[HO-007] [HO-030] [HO-031] [HO-032] shows score, criteria and quotes', async () => {
    renderProduct({ api: [answer(getReviews, () => reviews(page(0, 6)))] })
    expect(await screen.findByText('“Praise 0”')).toBeVisible()
    expect(screen.getByText(/^Guest 0, as a couple · August 2026 · 9,2$/)).toBeVisible()
    expect(screen.getByText('9,3')).toBeVisible()
    const bar = screen.getByText('Comfort').parentElement
    expect(bar?.querySelector('rect')).toHaveAttribute('width', '93%')
    expect(screen.queryByText('“Praise 4”')).toBeNull()
  })

  it('[HO-032] says which guests stayed, and how that is checked, on the page and among all', async () => {
    const list = [review(0, { verified: true }), review(1, { verified: false }), review(2)]
    renderProduct({ api: [answer(getReviews, () => reviews(list))] })
    expect(await screen.findByText('Guest 0, as a couple · August 2026 · 9,2 · Verified stay')).toBeVisible()
    expect(screen.getAllByText(/· Verified stay$/)).toHaveLength(1)
    expect(screen.getByText(/We have not checked who wrote the others/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: /^Read all/ }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findAllByText(/· Verified stay$/)).toHaveLength(1)
    expect(dialog.getByText(/We have not checked who wrote the others/)).toBeVisible()
  })

  it.each([
    [
      'a failure',
      () => {
        throw new ApiError({ kind: 'http', status: 500 })
      },
    ],
    ['no review', () => reviews([])],
  ])('[HO-021] hides the block on %s', async (_, answerWith) => {
    renderProduct({ api: [answer(getReviews, answerWith)] })
    await screen.findByRole('heading', { name: 'Cancellation' })
    expect(screen.queryByRole('heading', { name: 'What travellers say' })).toBeNull()
  })

  it.each([
    ['fr_FR', 'all'],
    ['fr_BE', 'fr_FR'],
    ['nl_BE', 'nl_NL'],
  ] as const)('[HO-024] of %s begin with %s among five languages', async (locale, first) => {
    renderProduct({ visit: { locale }, api: [answer(getReviews, () => reviews(page(0, 6)))] })
    await userEvent.click(await screen.findByRole('button', { name: 'Read all 412 reviews' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Reviews of Domaine des Charmilles' }))
    const languages = await dialog.findByRole('combobox', { name: 'Language' })
    expect(languages).toHaveValue(first)
    expect([...languages.querySelectorAll('option')].map(({ value }) => value)).toEqual([
      'all',
      'fr_FR',
      'es_ES',
      'it_IT',
      'nl_NL',
    ])
    await dialog.findAllByRole('listitem')
  })

  it('[HO-029] of a hotel without any invite to be the first', async () => {
    const hotel = { id: 'h1', label: 'Domaine des Charmilles' }
    renderInShell(<ReviewsDialog hotel={hotel} onClose={() => {}} />, {
      texts: { product: en },
      api: [answer(getReviews, () => reviews([]))],
    })
    expect(await screen.findByText('Be the first to try this brand new experience!')).toBeVisible()
  })

  it('[PR-043] [HO-022] [HO-023] [HO-025] [HO-026] [HO-027] [HO-028] lists all of them, ten at a time, by language and order', async () => {
    const asked: unknown[] = []
    const answers = answer(getReviews, ({ query }) => {
      asked.push(query)
      if (query.locale === 'it_IT') return reviews([])
      return reviews(page((query.page ? 1 : 0) * 10, query.page === 1 ? 2 : 10), 12)
    })
    renderProduct({ api: [answers] })
    await userEvent.click(await screen.findByRole('button', { name: 'Read all 412 reviews' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Reviews of Domaine des Charmilles' }))
    expect(await dialog.findAllByRole('listitem')).toHaveLength(10)
    await userEvent.click(dialog.getByRole('button', { name: 'Show more' }))
    expect(await dialog.findByText('Praise 11')).toBeVisible()
    expect(dialog.queryByRole('button', { name: 'Show more' })).toBeNull()
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Sort by' }), 'SCORE_ASC')
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Language' }), 'it_IT')
    expect(await dialog.findByText('There are currently no reviews published in Italian.')).toBeVisible()
    expect(asked.at(-1)).toEqual({ locale: 'it_IT', sort: 'SCORE_ASC', page: 0 })
    await userEvent.click(dialog.getByRole('button', { name: 'See all the languages' }))
    expect(await dialog.findAllByRole('listitem')).toHaveLength(10)
  })
})
