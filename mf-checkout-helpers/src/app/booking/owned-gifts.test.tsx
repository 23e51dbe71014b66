import { sendGift } from '@escapade/shared-contracts/api/orders/order-changes'
import type { OrderedGift, OrderView } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loadPages } from '../../testing/load-pages'
import { bodyOf, find, renderBooking } from '../../testing/render-booking'

beforeAll(loadPages)
beforeEach(() => sessionStorage.clear())

const gift: OrderedGift = {
  kind: 'giftCard',
  label: 'Gift card',
  image: { base: '/images/terrace/1', sizes: {}, alt: '', url: '' },
  format: 'digital',
  nights: null,
  fromName: 'Anne',
  message: null,
  delivery: { name: 'Léa', maskedEmail: 'l…@example.com', day: '2026-12-24', hour: 9 },
  life: {
    line: 0,
    isGood: true,
    validUntil: '2027-12-24',
    deliveredOn: null,
    openedOn: null,
    thankedOn: null,
  },
}
type Life = Partial<NonNullable<OrderedGift['life']>>
const withLife = (life: Life, change: Partial<OrderedGift> = {}): OrderedGift =>
  ({ ...gift, ...change, life: { ...gift.life, ...life } }) as OrderedGift

async function show(gifts: OrderedGift[], provesMailbox = true) {
  const order = { kind: 'gift', stay: null, gifts, parcel: null } as Partial<OrderView>
  const shown = renderBooking({ order, provesMailbox, conditions: { modifiable: false, cancellable: false } })
  await find()
  return { shown, section: within(await screen.findByRole('region', { name: /^Your gift/ })) }
}

it('[GI-016] says where a gift is, and changes its recipient and its day until it has left', async () => {
  const { shown, section } = await show([gift])
  expect(section.getByText('Leaves for l…@example.com on December 24, 2026 at 9:00')).toBeVisible()
  expect(section.getByText('Not opened on our site yet')).toBeVisible()
  await userEvent.click(section.getByRole('button', { name: 'Change the recipient or the day' }))
  await userEvent.click(await section.findByRole('button', { name: 'Save' }))
  expect(bodyOf(shown, sendGift)).toBeUndefined()
  expect(section.getByRole('textbox', { name: /^Name/ })).toHaveValue('Léa')
  await userEvent.type(section.getByRole('textbox', { name: 'E-mail of the recipient' }), 'tom@example.com')
  await userEvent.click(section.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(bodyOf(shown, sendGift)).toMatchObject({
      access: { key: 'k'.repeat(24) },
      delivery: { name: 'Léa', email: 'tom@example.com', day: '2026-12-24', hour: 9 },
    }),
  )
  expect(await section.findByText('Saved. The mail leaves as you chose.')).toBeVisible()
})

it('[GI-016] asks for a code from the mailbox first: where a gift goes, its money goes', async () => {
  const { section } = await show([gift], false)
  await userEvent.click(section.getByRole('button', { name: 'Change the recipient or the day' }))
  expect(section.getByText(/we send a code to/)).toBeVisible()
  expect(section.queryByRole('textbox', { name: 'E-mail of the recipient' })).toBeNull()
  await userEvent.click(section.getByRole('button', { name: /code/i }))
  await userEvent.type(await section.findByRole('textbox', { name: /code/i }), '123456')
  await userEvent.click(section.getByRole('button', { name: /^(Check|Go on|Continue|Confirm)/ }))
  expect(await section.findByRole('textbox', { name: 'E-mail of the recipient' })).toBeVisible()
})

it('tells what became of a gift: sent, opened, thanked for, stopped', async () => {
  const { section } = await show([
    withLife({ deliveredOn: '2026-11-10', openedOn: '2026-11-11', thankedOn: '2026-11-12' }),
    withLife({ line: 1, isGood: false }, { label: 'Stopped card' }),
    withLife({ line: 2 }, { label: 'Printed', format: 'physical', delivery: null }),
  ])
  for (const words of [
    'Sent to l…@example.com on November 10, 2026',
    'Opened on our site on November 11, 2026',
    'Its recipient said thank you on November 12, 2026',
    'This gift can no longer be used.',
  ])
    expect(section.getByText(words)).toBeVisible()
  expect(section.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Send it again'])
})

it('finds one of many by the name or the mailbox of its recipient', async () => {
  const { section } = await show(
    Array.from({ length: 60 }, (_, line) => {
      const name = `Guest ${line}`
      const maskedEmail = `${'abc'.charAt(line % 3)}…@example-${line}.com`
      return withLife({ line }, { delivery: { name, maskedEmail, day: '2026-12-24', hour: 9 } })
    }),
  )
  expect(section.getByText('60 gifts, 10 shown')).toBeVisible()
  const search = section.getByRole('searchbox', { name: 'Find a recipient' })
  await userEvent.type(search, 'guest 42')
  expect(section.getByText('1 gift')).toBeVisible()
  await userEvent.clear(search)
  await userEvent.type(search, 'cecile@example-44.com')
  expect(section.getByText('1 gift')).toBeVisible()
  expect(section.getByText(/Leaves for c…@example-44\.com/)).toBeVisible()
})
