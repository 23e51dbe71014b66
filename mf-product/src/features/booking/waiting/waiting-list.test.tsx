import { expectAccessible } from '@escapade/remote-kit/runtime/expect-accessible'
import { answer, type FakeAnswer } from '@escapade/remote-kit/runtime/testing'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { getQuote } from '@escapade/shared-contracts/api/stays/quotes'
import type { NotBookableReason } from '@escapade/shared-contracts/api/stays/quotes-schemas'
import { joinWaitingList } from '@escapade/shared-contracts/api/stays/waiting-list'
import type { WaitingListRequest } from '@escapade/shared-contracts/api/stays/waiting-list-schemas'
import userEvent from '@testing-library/user-event'
import { dated, findCard } from '../../../testing/booking-card'
import { quote } from '../../../testing/booking-fixture'
import { installObserver, renderProduct } from '../../../testing/render-product'

beforeEach(() => installObserver())

const refused = (reason: NotBookableReason) =>
  answer(getQuote, () => quote({ bookable: false, priceInfo: null, reason }))
const opener = 'Tell me when a room becomes free'
const failing = (code: string, status = 409) =>
  answer(joinWaitingList, () => {
    throw new ApiError({ kind: 'http', status, problem: { type: '', title: code, status, code } })
  })

async function openForm(api: FakeAnswer[]) {
  const rendered = renderProduct({ hash: `${dated}&a=2&c=1`, api: [...api, refused('SOLD_OUT')] })
  const card = await findCard()
  await userEvent.click(await card.findByRole('button', { name: opener }))
  return { ...rendered, card, field: await card.findByRole('textbox', { name: 'Your email' }) }
}

describe('[PR-056] a stay that is full', () => {
  it('takes an address for its waiting list, with dates and party, once', async () => {
    const asked: WaitingListRequest[] = []
    const { container, card, field } = await openForm([
      answer(joinWaitingList, ({ body }) => {
        asked.push(body)
        return { status: 'confirmation-sent' }
      }),
    ])
    expect(field).toHaveFocus()
    await expectAccessible(container)
    await userEvent.type(field, ' ann@example.com ')
    await userEvent.dblClick(card.getByRole('button', { name: 'Put me on the waiting list' }))
    expect(await card.findByText(/we have written to ann@example.com/)).toBeVisible()
    expect(asked).toEqual([
      {
        productId: '7',
        checkin: '2026-12-04',
        nights: 2,
        adult: 2,
        child: 1,
        baby: 0,
        locale: 'fr_FR',
        email: 'ann@example.com',
      },
    ])
  })

  it('asks for an address that can be one', async () => {
    const { card, field } = await openForm([])
    await userEvent.type(field, 'ann@{Enter}')
    expect(await card.findByText('Email seems incorrect')).toBeVisible()
    expect(field).toHaveFocus()
    await userEvent.clear(field)
    await userEvent.type(field, 'ann@gmial.com')
    await userEvent.click(card.getByRole('button', { name: 'You mean ann@gmail.com?' }))
    expect(field).toHaveValue('ann@gmail.com')
  })

  it.each([
    ['stay-not-full', 409, /A room has just become free/],
    ['too-many-places', 409, /waits for twenty stays already/],
    ['internal', 500, /did not work/],
  ])('says why a place cannot be had, and keeps what was typed: %s', async (code, status, text) => {
    const { card, field } = await openForm([failing(code, status)])
    await userEvent.type(field, 'ann@example.com{Enter}')
    expect(await card.findByRole('alert')).toHaveTextContent(text)
    expect(field).toHaveValue('ann@example.com')
  })

  it.each(['CLOSED_TO_ARRIVAL', 'PACKAGE_NOT_AVAILABLE_CHECKIN'] as const)(
    'has a list, and not one that cannot be booked for another reason: %s',
    async (reason) => {
      renderProduct({ hash: dated, api: [refused(reason)] })
      const card = await findCard()
      await card.findByText('Sorry, no availability on your dates')
      expect(card.queryByRole('button', { name: opener })).toBeNull()
    },
  )
})
