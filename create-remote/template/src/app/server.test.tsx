/** @jest-environment node */
import { onServer } from '@escapade/remote-kit/runtime/server-testing'
import { render } from './server'

const { answers, renderAt, renderWithoutGateway } = onServer('mf-template', { render })

it('draws the page with what the gateway answers', async () => {
  answers['/front-gateway/content/marketingArticles'] = [{ id: '1', url: '/idees', title: 'Ghent by boat' }]
  const { html, status, head, slots } = await renderAt('/template', {
    locale: 'nl_BE',
    textLanguage: 'nl-BE',
  })
  expect(status).toBe(200)
  expect(html).toContain('Een nieuwe pagina')
  expect(html).toContain('Ghent by boat')
  expect(head.canonical).toBe('/template')
  expect(slots.map(({ fragment }) => fragment)).toEqual(['mf-template/hello'])
})

it('draws the page without what no gateway answers', async () => {
  const { html } = await renderWithoutGateway('/template')
  expect(html).toContain('Une nouvelle page')
  expect(html).not.toContain('Ghent by boat')
})
