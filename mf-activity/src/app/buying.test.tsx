import { answer } from '@escapade/remote-kit/runtime/testing'
import { getActivityAvailabilities } from '@escapade/shared-contracts/api/activities/activities'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { price } from '../testing/activity-fixture'
import { findBuy, renderActivity } from '../testing/render-activity'

beforeEach(() => localStorage.clear())

describe('the party', () => {
  it('[AC-007] [AC-018] has a price for each size, two to begin with', async () => {
    renderActivity()
    const buy = within(await findBuy())
    expect(buy.getByRole('radio', { name: /1 adult 49\s€/ })).not.toBeChecked()
    expect(buy.getByRole('radio', { name: /2 adults 90\s€/ })).toBeChecked()
    expect(buy.getByText(/45\s€ per person/)).toBeVisible()
    expect(buy.getByText('for 2 adults')).toBeVisible()
  })

  it('[AC-019] strikes through the price of the 30 days before and says what is saved', async () => {
    renderActivity()
    const buy = within(await findBuy())
    expect(buy.getByText(/100\s€/)).toHaveProperty('tagName', 'S')
    expect(buy.getByText('−10%')).toBeVisible()
    expect(buy.getByText(/You save 10\s€/)).toBeVisible()
  })

  it('[AC-012] [AC-013] steps from 1 to 2 and no further, in the hash', async () => {
    const { hash } = renderActivity()
    const buy = within(await findBuy())
    const label = 'From 1 to 2 participants'
    await userEvent.click(buy.getByRole('button', { name: `More: ${label}` }))
    expect(hash()).toBe('')
    await userEvent.click(buy.getByRole('button', { name: `Fewer: ${label}` }))
    expect(hash()).toBe('a=1')
    expect(buy.getByText(/49\s€ per person/)).toBeVisible()
    await userEvent.click(buy.getByRole('button', { name: `Fewer: ${label}` }))
    expect(hash()).toBe('a=1')
  })

  it('[AC-007] [AC-012] can be picked from the prices', async () => {
    const { hash } = renderActivity({ hash: 'a=1' })
    await userEvent.click(await screen.findByRole('radio', { name: /2 adults/ }))
    expect(hash()).toBe('a=2')
  })

  it.each([
    ['a=9', 4],
    ['a=0', 1],
    ['', 2],
  ])('[AC-012] of #%s is one of those with a price: %i', async (hash, adults) => {
    const prices = { '1': price(1, 5000), '2': price(2, 4500), '4': price(4, 4000) }
    renderActivity({ hash, detail: { prices } })
    const buy = within(await findBuy())
    expect(buy.getByText('From 1 to 4 participants')).toBeVisible()
    expect(buy.getByRole('radio', { checked: true })).toHaveAttribute('value', String(adults))
  })
})

describe('buying', () => {
  it.each([
    ['Offer', 'Offer this activity', '/checkout/activity?productId=7&locale=fr_FR#id=7&a=2'],
    [
      'Buy for myself',
      'Buy this activity for yourself',
      '/checkout/activity?productId=7&locale=fr_FR#id=7&a=2&customType=OWN_USE',
    ],
  ])(
    '[AC-008] [AC-014] [AC-015] [AC-016] [AC-017] [AC-020] by "%s" goes through the format to the checkout',
    async (button, title, uri) => {
      const { record } = renderActivity()
      await userEvent.click(within(await findBuy()).getByRole('button', { name: button }))
      const dialog = within(await screen.findByRole('dialog', { name: title }))
      expect(await dialog.findByText('Digital format')).toBeVisible()
      expect(dialog.getByText('It is valid 12 months.')).toBeVisible()
      await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
      expect(record.navigations).toEqual([{ uri, replace: false }])
      expect(record.tracked.filter(({ name }) => name === 'add_to_cart')).toEqual([
        {
          name: 'add_to_cart',
          params: {
            item_id: '7',
            item_name: 'Steam bath and scrub',
            item_category: 'activity',
            value: 90,
            currency: 'EUR',
          },
        },
      ])
    },
  )

  it('[CH-001] [AC-016] takes the day that was chosen to the checkout, in the address', async () => {
    const days = { '2026-12-05': { amount: 3 } }
    const { record, hash } = renderActivity({
      api: [answer(getActivityAvailabilities, () => ({ days, minMonth: '2026-11', maxMonth: '2027-11' }))],
    })
    const buy = within(await findBuy())
    await userEvent.click(buy.getByRole('button', { name: 'Choose the day' }))
    await userEvent.click(await buy.findByRole('button', { name: /5 décembre 2026, 3 places left/ }))
    expect(hash()).toBe('checkin=2026-12-05')
    await userEvent.click(buy.getByRole('button', { name: 'Offer' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }))
    expect(record.navigations[0]?.uri).toBe(
      '/checkout/activity?productId=7&locale=fr_FR#id=7&a=2&checkin=2026-12-05',
    )
  })

  it('[AC-014] closes without buying', async () => {
    const { record } = renderActivity()
    await userEvent.click(within(await findBuy()).getByRole('button', { name: 'Offer' }))
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(record.navigations).toEqual([])
  })
})
