import { expectAccessible } from '@escapade/remote-kit/runtime/expect-accessible'
import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { readReviewInvitation, sendGuestReview } from '@escapade/shared-contracts/api/stays/guest-reviews'
import type { ReviewInvitation } from '@escapade/shared-contracts/api/stays/guest-reviews-schemas'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../../locales/en.json'
import { loadPages } from '../../testing/load-pages'
import { App } from '../App'

const token = '6f0c0f3e-8f0f-4a5e-9a6d-2f7b6f3f1a10.mark'
const invitation: ReviewInvitation = {
  state: 'open',
  hotelLabel: 'Domaine des Trois Chênes',
  firstName: 'Anne',
  checkin: '2027-01-08',
  checkout: '2027-01-10',
}
const refusal = (status: number, code: string) => (): never => {
  throw new ApiError({ kind: 'http', status, problem: { type: '', title: '', status, code } })
}

type Answers = { read?: () => ReviewInvitation; send?: () => { state: 'sent' } }

function showReview({ read = () => invitation, send = () => ({ state: 'sent' as const }) }: Answers = {}) {
  window.history.replaceState(null, '', `/review#${token}`)
  return renderInShell(<App />, {
    texts: { checkout: en },
    location: { path: '/review', query: {} },
    api: [answer(readReviewInvitation, read), answer(sendGuestReview, send)],
  })
}
const sendButton = () => screen.findByRole('button', { name: 'Send my review' })

async function write() {
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'Your score, from 1 to 10' }),
    '9',
  )
  await userEvent.click(screen.getByRole('radio', { name: 'With friends' }))
  await userEvent.type(screen.getByRole('textbox', { name: /What you liked/ }), 'The quiet')
  await userEvent.click(await sendButton())
}
const sent = ({ record }: ReturnType<typeof showReview>) =>
  record.calls.filter(({ endpoint }) => endpoint.path === sendGuestReview.path).map(({ input }) => input.body)

afterEach(() => window.history.replaceState(null, '', '/'))

beforeAll(loadPages)

it('shows the stay, and says what becomes of the review before it is written', async () => {
  const { container, record } = showReview()
  expect(screen.getByRole('status')).toBeInTheDocument()
  expect(await screen.findByRole('heading', { name: 'How was Domaine des Trois Chênes?' })).toBeVisible()
  expect(screen.getByText(/^Your stay from .*\b8\b.* to .*\b10\b.*2027$/)).toBeVisible()
  expect(screen.getByText(/We read every review before it is shown/)).toBeVisible()
  expect(screen.getByText(/your first name \(Anne\).*for 3 years at most/)).toBeVisible()
  expect(record.calls[0]?.input.body).toEqual({ token })
  await expectAccessible(container)
})

it('sends score, company and words once, and thanks', async () => {
  const shown = showReview()
  await write()
  expect(await screen.findByText('Thank you, Anne')).toBeVisible()
  expect(sent(shown)).toEqual([
    { token, locale: 'fr_FR', score: 9, type: 'friends', positive: 'The quiet', negative: '' },
  ])
  await expectAccessible(shown.container)
})

it('says what is missing, goes to the first of it, and sends nothing', async () => {
  const shown = showReview()
  await userEvent.click(await sendButton())
  for (const words of ['Choose a score', 'Say how you travelled', 'Write a few words'])
    expect(screen.getByText(words)).toBeVisible()
  const score = screen.getByRole('combobox', { name: 'Your score, from 1 to 10' })
  await waitFor(() => expect(score).toHaveFocus())
  expect(sent(shown)).toEqual([])
  await expectAccessible(shown.container)
})

it.each([
  [503, 'unavailable', /We cannot be reached at the moment/],
  [429, 'too-many-requests', /Too many tries/],
])('loses nothing that was typed when the answer is %i', async (status, code, words) => {
  let isAway = true
  const { container } = showReview({
    send: () => (isAway ? refusal(status, code)() : { state: 'sent' }),
  })
  await write()
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.getByRole('textbox', { name: /What you liked/ })).toHaveValue('The quiet')
  await expectAccessible(container)
  isAway = false
  await userEvent.click(await sendButton())
  expect(await screen.findByText('Thank you, Anne')).toBeVisible()
})

it.each([
  [
    'is too old or made up',
    { read: refusal(404, 'review-link-not-valid') },
    'This link cannot be used any more',
  ],
  [
    'is of a reviewed stay',
    { read: () => ({ ...invitation, state: 'sent' as const }) },
    /a review of this stay/,
  ],
])('says of a link that %s what can be done', async (_case, answers, words) => {
  const { container } = showReview(answers)
  expect(await screen.findAllByText(words)).not.toEqual([])
  expect(screen.queryByRole('button', { name: 'Send my review' })).toBeNull()
  expect(screen.getByRole('link', { name: en.outcome.care })).toHaveAttribute('href', '/contact')
  await expectAccessible(container)
})

it.each([
  [409, 'already-reviewed', 'There is a review of this stay already'],
  [404, 'review-link-not-valid', 'This link cannot be used any more'],
])('says when the review came too late: %i', async (status, code, words) => {
  showReview({ send: refusal(status, code) })
  await write()
  expect(await screen.findAllByText(words)).not.toEqual([])
})

it('can be asked for again when the stay cannot be shown', async () => {
  let isAway = true
  showReview({ read: () => (isAway ? refusal(503, 'unavailable')() : invitation) })
  expect(await screen.findByText('Your stay cannot be shown at the moment.')).toBeVisible()
  isAway = false
  await userEvent.click(screen.getByRole('button', { name: en.quote.retry }))
  expect(await sendButton()).toBeVisible()
})
