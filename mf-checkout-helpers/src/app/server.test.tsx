/** @jest-environment node */
import { onServer } from '@escapade/remote-kit/runtime/server-testing'
import { detail } from '../testing/checkout-answers'
import { render } from './server'

const { answers, renderAt, renderWithoutGateway } = onServer('mf-checkout-helpers', { render })

beforeAll(() => {
  answers['/api/weekend/p1/detail.json'] = detail
})

describe('on the server', () => {
  it('[CH-001] a checkout draws what is bought with its picture first, and no price', async () => {
    const { html, head } = await renderAt('/checkout/booking?productId=p0&selectedOffer=p1')
    expect(html).toContain('Vines and table')
    expect(html).toContain('Beaune')
    expect(html).toMatch(/<img [^>]*fetchpriority="high"/i)
    expect(html).not.toContain('€')
    expect(head).toMatchObject({ index: false, follow: false })
  })

  it('a checkout waits for what its address does not say', async () => {
    const { html } = await renderAt('/checkout/booking')
    expect(html).toContain('aria-busy="true"')
    expect(html).not.toContain('<img')
  })

  it.each(['/booking/lookup', '/checkout/gifting', '/review', '/confirmation/o1'])(
    '%s is drawn whole, or as what it waits for',
    async (uri) => {
      expect((await renderWithoutGateway(uri)).html).not.toBe('')
    },
  )
})
