import type { TestApp } from '../../../testing/test-app'
import type { embeddedAccounts } from './sign-in-settings'

export type DemoRole = keyof typeof embeddedAccounts

export const agentsHost = 'customer-care.es.localhost:3000'

/** A browser of an agent: follows redirects between hosts with a jar of cookies for each. */
export function createBrowser({ app }: Pick<TestApp, 'app'>) {
  const jars = new Map<string, Map<string, string>>()
  const jarOf = (host: string) => {
    const jar = jars.get(host) ?? new Map<string, string>()
    jars.set(host, jar)
    return jar
  }

  async function ask(address: string, method: 'GET' | 'POST' = 'GET', headers: Record<string, string> = {}) {
    const { host, pathname, search, origin } = new URL(address)
    const jar = jarOf(host)
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ')
    const posted = method === 'POST' ? { origin, 'content-type': 'application/x-www-form-urlencoded' } : {}
    const answer = await app.inject({
      method,
      url: pathname + search,
      headers: { host, ...(cookie ? { cookie } : {}), ...posted, ...headers },
      ...(method === 'POST' ? { payload: '' } : {}),
    })
    for (const { name, value, maxAge, expires } of answer.cookies as Cookie[]) {
      // A date alone is judged by the browser's clock, which may be another one.
      if (expires && maxAge === undefined) throw new Error(`${name} has a date of expiry and no Max-Age`)
      if (maxAge === 0 || (expires && expires.getTime() < Date.now())) jar.delete(name)
      else jar.set(name, value)
    }
    return answer
  }

  /** Until a page is there, or the address that `stopAt` names. */
  async function follow(start: string, stopAt = /^$/) {
    let address = start
    for (;;) {
      if (stopAt.test(address)) return { address, answer: undefined }
      const answer = await ask(address)
      const { location } = answer.headers
      if (!location) return { address, answer }
      address = new URL(location, address).href
    }
  }

  return {
    ask,
    follow,
    jarOf,
    /** To the address that the provider leads back to, without asking for it. */
    async choose(role: DemoRole, to = '/', host = agentsHost): Promise<string> {
      const page = await follow(`http://${host}/care/sign-in?to=${encodeURIComponent(to)}`)
      const chosen = await ask(`${page.address}/${role}`, 'POST')
      return (await follow(new URL(String(chosen.headers.location), page.address).href, /\/care\/callback/))
        .address
    },
    async signIn(role: DemoRole, to = '/', host = agentsHost) {
      const callback = await this.choose(role, to, host)
      const answer = await ask(callback)
      return { answer, token: jarOf(host).get('google_token') ?? '' }
    },
  }
}

type Cookie = { name: string; value: string; maxAge?: number; expires?: Date }
