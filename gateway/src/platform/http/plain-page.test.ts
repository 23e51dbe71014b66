import Fastify from 'fastify'
import { html } from './html'
import { sendPlainPage } from './plain-page'

const draw = async (language: string, sandbox: boolean) => {
  const app = Fastify()
  app.decorate('sandbox', sandbox)
  app.get('/', (_, reply) =>
    sendPlainPage(reply, { language, title: 'x', css: '/x.css', body: html`<main></main>` }),
  )
  const { body } = await app.inject('/')
  await app.close()
  return body
}

describe('a page that the gateway draws', () => {
  it.each([
    ['fr-FR', 'Démonstration\u00a0: rien n’est réellement vendu ici.'],
    ['fr-BE', 'Démonstration\u00a0: rien n’est réellement vendu ici.'],
    ['es-ES', 'Demostración: aquí no se vende nada de verdad.'],
    ['nl-NL', 'Demo: hier wordt niets echt verkocht.'],
    ['nl-BE', 'Demo: hier wordt niets echt verkocht.'],
    ['it-IT', 'Demo: qui non si vende nulla davvero.'],
  ])('in %s says of a sandbox that nothing is sold, and of a shop nothing', async (language, said) => {
    const notice = `<body><p class="sandbox" role="note">${said}</p><main>`
    expect(await draw(language, true)).toContain(notice)
    expect(await draw(language, false)).toContain('<body><main>')
  })
})
