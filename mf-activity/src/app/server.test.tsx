/** @jest-environment node */
import { onServer } from '@escapade/remote-kit/runtime/server-testing'
import { activity, card } from '../testing/activity-fixture'
import { render } from './server'

const { answers, renderAt, renderWithoutGateway } = onServer('mf-activity', { render })

const detailPath = '/api/activity-only/weekend/7/detail.json'

describe('on the server', () => {
  beforeEach(() => {
    answers[detailPath] = activity()
  })

  it('[AC-025] draws the activity with the price of two, and says it to search engines', async () => {
    const { html, status, head } = await renderAt('/activity/7')
    expect(status).toBe(200)
    expect(html).toContain('Steam bath and scrub')
    expect(html).toMatch(/90\s€/)
    expect(html).not.toContain('style=')
    expect(head).toMatchObject({ title: 'Steam bath in Beaune', canonical: '/activity/7', index: true })
    expect(JSON.stringify(head.jsonLd)).toContain('"lowPrice":"45.00","highPrice":"49.00"')
  })

  it('[AC-023] draws what else there is around, so that the browser need not ask', async () => {
    answers['/api/search/activity-only.json'] = { activityOnlyPackages: [card('8')] }
    const { html } = await renderAt('/activity/7')
    expect(html).toContain('Activity 8')
    expect(html).toContain('href="/activity/8"')
  })

  it('answers 404 for an unknown activity', async () => {
    const { html, status, head } = await renderAt('/activity/99')
    expect(status).toBe(404)
    expect(html).toContain('Cette offre a expiré')
    expect(head.index).toBe(false)
  })

  it('[AC-006] answers 410 for one that is no longer sold, with what it was', async () => {
    answers[detailPath] = activity({ published: false })
    const { html, status, head } = await renderAt('/activity/7')
    expect(status).toBe(410)
    expect(html).toContain('Steam bath and scrub')
    expect(html).toContain('Trop tard')
    expect(head.index).toBe(false)
    expect(JSON.stringify(head.jsonLd)).not.toContain('lowPrice')
  })
})

it.each(['/activity/7'])(
  '%s says that it cannot be shown at the moment while no gateway answers',
  async (uri) => {
    const { status, incomplete, html } = await renderWithoutGateway(uri)
    expect([status, incomplete]).toEqual([503, true])
    expect(html).not.toBe('')
  },
)
