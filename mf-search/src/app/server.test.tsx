/** @jest-environment node */
import { onServer } from '@escapade/remote-kit/runtime/server-testing'
import { render } from './server'

const { renderWithoutGateway } = onServer('mf-search', { render })

it.each(['/search', '/search?flow=gifting', '/search?flow=activity'])(
  '%s says that it cannot be shown at the moment while no gateway answers',
  async (uri) => {
    const { status, incomplete, html, head } = await renderWithoutGateway(uri)
    expect([status, incomplete]).toEqual([503, true])
    expect(html).not.toBe('')
    expect(head.title).toBeTruthy()
  },
)
