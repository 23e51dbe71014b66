import { createRules } from '../../client/federation/trusted-types'
import { documentHeaders, stripeScripts } from './security-headers'

const headers = (usesStripe: boolean) =>
  documentHeaders({ nonce: 'n', remoteOrigins: [], https: true, usesStripe })

describe('documentHeaders', () => {
  it('lets nobody else take part in a page where the shop takes cards itself', () => {
    expect(JSON.stringify(headers(false))).not.toContain('stripe')
    expect(headers(false)['permissions-policy']).toContain('payment=(self)')
  })

  it('lets the frames of the payment provider in where its library takes cards, and nothing else of it', () => {
    const policy = headers(true)['content-security-policy']
    expect(policy).toContain("frame-src 'self' https://js.stripe.com https://hooks.stripe.com")
    expect(policy).toContain("connect-src 'self' https://api.stripe.com")
    expect(policy).toContain("script-src 'nonce-n' 'strict-dynamic';")
    expect(policy).not.toMatch(/unsafe|\*/)
    expect(headers(true)['permissions-policy']).toContain('payment=(self "https://js.stripe.com")')
  })

  it('opens connections to the host of the map’s tiles, and nothing else to anybody', () => {
    const plain = { nonce: 'n', remoteOrigins: [], https: true }
    const policyOf = (tiles: string | null) => documentHeaders({ ...plain, tiles })['content-security-policy']
    const without = documentHeaders(plain)['content-security-policy']
    expect(policyOf(null)).toBe(without)
    expect(policyOf('https://tiles.escapade.example')).toBe(
      without?.replace("connect-src 'self'", "connect-src 'self' https://tiles.escapade.example"),
    )
  })

  it('loads the library from its own address alone', () => {
    const rules = createRules([stripeScripts], 'https://fr.escapade.test/')
    expect(rules.createScriptURL('https://js.stripe.com/v3/')).toBe('https://js.stripe.com/v3/')
    expect(rules.createScriptURL('https://js.stripe.com.evil.test/v3/')).toBeNull()
    expect(rules.createScriptURL('http://js.stripe.com/v3/')).toBeNull()
  })
})
