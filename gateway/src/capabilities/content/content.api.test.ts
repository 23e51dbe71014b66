import { locales } from '@escapade/shared-contracts/rules/visitor/locale'
import type { FastifyInstance } from 'fastify'
import { createTestApp } from '../../testing/test-app'
import { staticPageIds } from './static-pages'

describe('content', () => {
  let app: FastifyInstance
  let close: () => Promise<void>
  beforeAll(async () => {
    const made = await createTestApp()
    app = made.app
    close = made.close
  })
  afterAll(() => close())

  const get = async (url: string) => {
    const answer = await app.inject(url)
    return { status: answer.statusCode, body: answer.json() }
  }

  it.each(locales)('[GW-037] serves the home page of %s', async (locale) => {
    const { status, body } = await get(`/front-gateway/cms/home?locale=${locale}`)
    expect(status).toBe(200)
    expect(body.hero.title).not.toBe('')
    expect(body.hero.image.base).toMatch(/^\/images\//)
  })

  it('[GW-020] [SC-024] serves as many articles as asked for', async () => {
    const { body } = await get('/front-gateway/content/marketingArticles?locale=it_IT&size=3')
    expect(body).toHaveLength(3)
  })

  it.each(staticPageIds)('[SH-008] serves the text page %s in every language', async (id) => {
    for (const locale of locales) {
      const { status, body } = await get(`/front-gateway/cms/static/${id}?locale=${locale}`)
      expect(status).toBe(200)
      expect(body.html).toMatch(/^<(h2|p)/)
    }
  })

  it('answers 404 with a code for a page that is none', async () => {
    const { status, body } = await get('/front-gateway/cms/static/__proto__?locale=fr_FR')
    expect(status).toBe(404)
    expect(body.code).toBe('page-not-found')
  })

  it('[SH-085] serves every flag', async () => {
    const { body } = await get('/front-gateway/config/flags?locale=fr_FR')
    expect(body).toMatchObject({ boxes: true, popularDates: true, insurance: true, splash: false })
  })
})
