/** @jest-environment node */
import { onServer } from '@escapade/remote-kit/runtime/server-testing'
import { render } from './server'

const { answers, renderAt } = onServer('mf-gifting', { render })
const image = { base: '/images/voucher/1', sizes: {}, alt: '', url: '' }

beforeAll(() => {
  answers['/front-gateway/content-boxes-block/fr_FR'] = { results: [] }
  answers['/front-gateway/gift-cards/options'] = {
    amounts: [5000, 10_000],
    freeAmount: { min: 2000, max: 100_000, step: 500 },
    designs: [{ id: 'departure', name: 'Le départ', image, isDefault: true }],
    formats: ['digital'],
    validMonths: 12,
  }
})

describe('on the server', () => {
  it('draws the gift card with its amounts', async () => {
    const { html, status } = await renderAt('/giftcard/customization')
    expect(status).toBe(200)
    expect(html).toContain('<h1')
    expect(html).toMatch(/100\s€/)
    expect(html).not.toContain('style=')
  })

  it.each(['/giftcard/nothing', '/boxes', '/boxes/99'])('answers 404 at %s', async (uri) => {
    expect((await renderAt(uri)).status).toBe(404)
  })
})
