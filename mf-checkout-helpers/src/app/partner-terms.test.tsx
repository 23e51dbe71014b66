import { answer } from '@escapade/remote-kit/runtime/testing'
import { getMinisites } from '@escapade/shared-contracts/api/content/cms'
import { createOrder } from '@escapade/shared-contracts/api/orders/orders'
import type { OrderRequest } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { getQuote } from '@escapade/shared-contracts/api/stays/quotes'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fillEverything, payButton, showCheckout } from '../testing/render-checkout'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

const minisites = answer(getMinisites, () => [
  {
    minisiteId: 'fr-01',
    minisiteUrl: 'club-horizon',
    minisiteLocale: 'fr_FR' as const,
    partnerName: 'Club Horizon',
    bannerUrls: { desktop: '/images/1', mobile: '/images/2' },
    footerLegalText: 'Two nights, two people, by card.',
  },
])
const stay = 'checkin=2026-12-05&checkout=2026-12-06&activityDates=12_0'

describe('a stay from the page of a partner', () => {
  it('[CO-065] shows the conditions, asks for its price by them, and says so in the order', async () => {
    const { record } = showCheckout({ hash: `${stay}&minisite=fr-01`, api: [minisites] })
    expect(await screen.findByText('Two nights, two people, by card.')).toBeVisible()
    await fillEverything()
    await userEvent.click(await payButton())
    await waitFor(() => {
      const order = record.calls.find(({ endpoint }) => endpoint.path === createOrder.path)
      const request = order?.input.body as OrderRequest | undefined
      expect(request?.items.shortStayItem?.reservationCriteria.minisiteId).toBe('fr-01')
    })
    const asked = record.calls.filter(({ endpoint }) => endpoint.path === getQuote.path)
    expect(asked.map(({ input }) => input.query?.minisite)).toEqual(asked.map(() => 'fr-01'))
  })

  it('[CO-065] is an ordinary one where the key is no partner’s', async () => {
    const { record } = showCheckout({ hash: `${stay}&minisite=zz-9`, api: [minisites] })
    await payButton()
    expect(screen.queryByText(/by card\.$/)).not.toBeInTheDocument()
    const [asked] = record.calls.filter(({ endpoint }) => endpoint.path === getQuote.path)
    expect(asked?.input.query?.minisite).toBeUndefined()
  })
})
