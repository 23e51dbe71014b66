import type { FastifyInstance } from 'fastify'
import { releaseLabel } from '../../capabilities/labels/release-labels'
import { quoteTexts } from '../../capabilities/quotes/texts/texts'
import { createTestApp, testConfig } from '../../testing/test-app'

describe('texts that the gateway writes', () => {
  it('take the Belgian wording where there is one, and that of the language elsewhere', () => {
    expect(releaseLabel('facilities', 'parking', 'nl_NL')).toBe('Parkeerplaats')
    expect(releaseLabel('facilities', 'parking', 'nl_BE')).toBe('Parking')
    expect(releaseLabel('facilities', 'sauna', 'nl_BE')).toBe('Sauna')
    expect(releaseLabel('tags', 'dinner', 'fr_BE')).toBe('Souper')
    expect(releaseLabel('tags', 'dinner', 'fr_FR')).toBe('Dîner')
  })

  it('have none for a code that no catalogue knows', () => {
    expect(releaseLabel('facilities', 'helipad', 'fr_FR')).toBeUndefined()
    expect(releaseLabel('themes', 'constructor', 'fr_FR')).toBeUndefined()
  })

  it('count in the plurals of the language', () => {
    expect(quoteTexts('it_IT')('roomsLeft', { count: 1 })).toBe('Rimane solo 1 camera')
    expect(quoteTexts('it_IT')('roomsLeft', { count: 2 })).toBe('Rimangono solo 2 camere')
    expect(quoteTexts('en_XA')('roomsLeft', { count: 2 })).toBe('[Óóñļý 2 ŕóóóóɱš ļééƒŧ]')
  })
})

const home = '/front-gateway/cms/home?locale=en_XA'

/** Asks a gateway of its own. */
async function asking<T>(
  settings: Record<string, string>,
  ask: (app: FastifyInstance) => Promise<T>,
): Promise<T> {
  const { app, close } = await createTestApp({ config: testConfig(settings) })
  return ask(app).finally(close)
}

describe('the pseudo-locale', () => {
  it('is accented, longer and in brackets', () =>
    asking({}, async (app) => {
      const { hero, themes } = (await app.inject(home)).json()
      expect(hero.title).toBe('[Ŧŵóó ðááýš ƒááŕ ƒŕóóɱ ĥééŕéé]')
      for (const { name } of themes) expect(name).toMatch(/^\[[^A-Za-z]+\]$/)
    }))

  it('is a locale that does not exist where it is off', () =>
    asking({ PSEUDO_LOCALE: 'off' }, async (app) => {
      const answer = await app.inject(home)
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ code: 'invalid-request', errors: [{ path: 'query.locale' }] })
      expect((await app.inject(home.replace('en_XA', 'fr_BE'))).statusCode).toBe(200)
    }))
})
