/** @jest-environment node */
import { onServer } from '@escapade/remote-kit/runtime/server-testing'
import { render } from './server'

const { renderAt } = onServer('mf-account', { render })
const belgian = { locale: 'nl_BE', textLanguage: 'nl-BE', basePath: '/nl' } as const

describe('account pages on the server', () => {
  it.each([
    ['/account/trips', {}, '/account/signin?origin=%2Faccount%2Ftrips'],
    ['/account/settings/profile', {}, '/account/signin?origin=%2Faccount%2Fsettings%2Fprofile'],
    ['/account/gifts', {}, '/account/signin?origin=%2Faccount%2Fgifts'],
    ['/account/settings/security', {}, '/account/signin?origin=%2Faccount%2Fsettings%2Fsecurity'],
    ['/account/trips', belgian, '/account/signin?origin=%2Fnl%2Faccount%2Ftrips'],
    ['/account', {}, '/account/trips'],
  ])('[SH-022] [SH-023] %s %j leads without a session to %s', async (uri, visit, to) => {
    expect((await renderAt(uri, visit)).redirect).toBe(to)
  })

  it('[SH-023] are drawn with a session, without a word about a person', async () => {
    const { html, status } = await renderAt('/account/trips', { signedIn: true })
    expect(status).toBe(200)
    expect(html).toContain('Mes voyages')
  })

  it.each([
    ['/account/signin', { flags: { customerAccount: false } }],
    ['/account/trips', { signedIn: true, flags: { customerAccount: false } }],
    ['/account/elsewhere', {}],
  ])('%s %j is not found', async (uri, visit) => {
    expect((await renderAt(uri, visit)).status).toBe(404)
  })

  it('[SH-024] wishes need no account, whatever the toggle says', async () => {
    for (const flags of [{}, { customerAccount: false }] as Record<string, boolean>[])
      expect((await renderAt('/account/wishlist', { flags })).status).toBe(200)
  })
})
