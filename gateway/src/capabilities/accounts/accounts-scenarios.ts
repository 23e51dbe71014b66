import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import type { FastifyInstance } from 'fastify'
import { loadSigner } from '../../platform/signer'
import type { Scenarios, World } from '../../testing/contract/scenario'
import { addHotel, addStay } from '../availability/stay-fixture'
import { card, createGiver } from '../gifts/gifts-fixture'
import { book, createShopper, orderRequest } from '../orders/orders-fixture'
import { createDevice, mailboxProof } from './accounts-fixture'
import { stopToken } from './news/stop-token'
import { createAuthenticator } from './passkeys/authenticator-fixture'

let people = 0

async function signedIn(app: FastifyInstance, email = `holder${++people}@example.com`) {
  const device = createDevice(app)
  await device.signIn(email)
  const cookie = [...device.jar].map((pair) => pair.join('=')).join('; ')
  return { device, email, headers: { cookie } }
}

/** A paid order under the mailbox of the account. */
async function withOrder({ app, db }: World) {
  const { email, headers } = await signedIn(app)
  const id = `trip${people}`
  await addHotel(db, { id })
  await addStay(db, { hotelId: id, id, days: ['2027-03-01', '2027-06-30'], available: 1 })
  const request = orderRequest({ packageId: id, buyer: { email } })
  const { orderUUID } = await book(createShopper(app), request, `scenario-${id}`)
  return { headers, orderUUID }
}

async function mailed(app: FastifyInstance) {
  const device = createDevice(app)
  people += 1
  const { signInRequest, code, link } = await device.askedMail(`holder${people}@example.com`)
  const cookie = [...device.jar].map((pair) => pair.join('=')).join('; ')
  return { signInRequest, code, link, headers: { cookie } }
}

const giftCode = async (world: World) =>
  (await createGiver(world).buy([card(5_000)], { amount: 5_000 })).codes[0] ?? ''

const path = '/front-gateway/account'
const unknown = '00000000-0000-4000-8000-000000000000'
const unauthorized = async () => ({ headers: { cookie: 'accessToken=x' } })
const asHolder = {
  succeeds: async ({ app }: World) => ({ headers: (await signedIn(app)).headers }),
  refuses: { unauthorized },
}

/** Ways in which the contract tests bring the calls of an account to their answers. */
export const accountsScenarios: Scenarios = {
  [`POST ${path}/sign-in`]: {
    async succeeds({ app }) {
      const { signInRequest, code, headers } = await mailed(app)
      return { body: { signInRequest, code }, headers }
    },
    refuses: {
      'code-not-valid': async () => ({ body: { signInRequest: unknown, code: '123456' } }),
      'link-for-other-device': async ({ app }) => ({ body: { link: (await mailed(app)).link } }),
    },
  },
  [`GET ${path}`]: asHolder,
  [`POST ${path}/profile`]: {
    succeeds: async ({ app }) => ({
      headers: (await signedIn(app)).headers,
      body: { firstName: 'Nora', travellers: [{ firstName: 'Zoé', lastName: '', birthday: '2020-04-01' }] },
    }),
    refuses: { unauthorized },
  },
  [`POST ${path}/mailbox/changes`]: {
    succeeds: async ({ app }) => ({
      headers: (await signedIn(app)).headers,
      body: { email: `next${people}@example.com` },
    }),
    refuses: { unauthorized: async () => ({ body: { email: 'next@example.com' } }) },
  },
  [`POST ${path}/mailbox`]: {
    isOnce: true,
    async succeeds({ app }) {
      const { device, headers } = await signedIn(app)
      const asked = (await device.post('/mailbox/changes', { email: `next${people}@example.com` })).json()
      return { headers, body: await mailboxProof(app, asked.changeId) }
    },
    refuses: {
      unauthorized: async () => ({
        body: { changeId: unknown, presentCode: '123456', nextCode: '123456' },
      }),
      'code-not-valid': async ({ app }) => ({
        headers: (await signedIn(app)).headers,
        body: { changeId: unknown, presentCode: '123456', nextCode: '123456' },
      }),
    },
  },
  [`POST ${path}/news/stop`]: {
    async succeeds({ app }) {
      const { device } = await signedIn(app)
      const signer = await loadSigner(app.deps)
      return { body: { token: stopToken(signer, (await device.get()).json().accountId) } }
    },
    refuses: { 'not-found': async () => ({ body: { token: `${unknown}.made-up` } }) },
  },
  [`GET ${path}/sessions`]: asHolder,
  [`DELETE ${path}/sessions/{sessionId}`]: {
    isOnce: true,
    async succeeds({ app }) {
      const { device, headers } = await signedIn(app)
      const [{ sessionId }] = (await device.get('/sessions')).json().sessions
      return { headers, params: { sessionId } }
    },
    refuses: { unauthorized: async () => ({ params: { sessionId: unknown } }) },
  },
  [`POST ${path}/sessions/end-others`]: asHolder,
  [`GET ${path}/trips`]: {
    succeeds: async (world) => ({ headers: (await withOrder(world)).headers, query: { group: 'upcoming' } }),
    refuses: { unauthorized: async () => ({ query: { group: 'past' } }) },
  },
  [`POST ${path}/trips/{orderUUID}/key`]: {
    async succeeds(world) {
      const { headers, orderUUID } = await withOrder(world)
      return { headers, params: { orderUUID } }
    },
    refuses: {
      unauthorized: async () => ({ params: { orderUUID: unknown } }),
      'order-not-found': async ({ app }) => ({
        headers: (await signedIn(app)).headers,
        params: { orderUUID: unknown },
      }),
    },
  },
  [`POST ${path}/trips/{orderUUID}/review`]: {
    async succeeds(world) {
      const { headers, orderUUID } = await withOrder(world)
      const today = world.app.deps.clock.today()
      const over = { checkin: addDays(today, -2), checkout: addDays(today, -1) }
      await world.db.updateTable('customerOrder').set(over).where('orderUUID', '=', orderUUID).execute()
      return { headers, params: { orderUUID } }
    },
    refuses: {
      unauthorized: async () => ({ params: { orderUUID: unknown } }),
      'order-not-found': async ({ app }) => ({
        headers: (await signedIn(app)).headers,
        params: { orderUUID: unknown },
      }),
      async 'review-link-not-valid'(world) {
        const { headers, orderUUID } = await withOrder(world)
        return { headers, params: { orderUUID } }
      },
    },
  },
  [`GET ${path}/gifts`]: asHolder,
  [`POST ${path}/gifts`]: {
    async succeeds(world) {
      const { headers } = await signedIn(world.app)
      return { headers, body: { code: await giftCode(world) } }
    },
    refuses: {
      unauthorized: async () => ({ body: { code: 'ABCD-EFGH-JKMN-PQRS' } }),
      'gift-not-found': async ({ app }) => ({
        headers: (await signedIn(app)).headers,
        body: { code: 'ABCD-EFGH-JKMN-PQRS' },
      }),
    },
  },
  [`DELETE ${path}/gifts/{giftUUID}`]: {
    succeeds: async ({ app }) => ({
      headers: (await signedIn(app)).headers,
      params: { giftUUID: unknown },
    }),
    refuses: { unauthorized: async () => ({ params: { giftUUID: unknown } }) },
  },
  [`GET ${path}/calendar`]: asHolder,
  [`POST ${path}/calendar`]: asHolder,
  [`DELETE ${path}/calendar`]: asHolder,
  [`GET ${path}/calendar/{accountId}/{mark}/escapade.ics`]: {
    async succeeds({ app }) {
      const { device } = await signedIn(app)
      const [accountId = '', mark = ''] = (await device.post('/calendar')).json().path.split('/').slice(4)
      return { params: { accountId, mark } }
    },
    refuses: { 'not-found': async () => ({ params: { accountId: unknown, mark: 'x'.repeat(43) } }) },
  },
  [`POST ${path}/sign-in/passkey`]: {
    isOnce: true,
    async succeeds({ app }) {
      const { device } = await signedIn(app)
      const authenticator = createAuthenticator()
      const made = authenticator.create((await device.post('/passkeys/options')).json().options)
      await device.post('/passkeys', made)
      return { body: authenticator.get((await device.post('/sign-in/passkey/options')).json().options) }
    },
    refuses: { 'passkey-not-valid': async () => ({ body: createAuthenticator().get({ challenge: 'x' }) }) },
  },
  [`GET ${path}/passkeys`]: asHolder,
  [`POST ${path}/passkeys/options`]: asHolder,
  [`POST ${path}/passkeys`]: {
    isOnce: true,
    async succeeds({ app }) {
      const { device, headers } = await signedIn(app)
      const { options } = (await device.post('/passkeys/options')).json()
      return { headers, body: createAuthenticator().create(options) }
    },
    refuses: {
      unauthorized: async () => ({ body: createAuthenticator().get({ challenge: 'x' }) }),
      'passkey-not-valid': async ({ app }) => ({
        headers: (await signedIn(app)).headers,
        body: createAuthenticator().create({ challenge: 'x', rp: { id: 'localhost' } }),
      }),
    },
  },
  [`DELETE ${path}/passkeys/{passkeyId}`]: {
    succeeds: async ({ app }) => ({
      headers: (await signedIn(app)).headers,
      params: { passkeyId: 'KEDetxZcUfinhVi6Za5nZQ' },
    }),
    refuses: {
      unauthorized: async () => ({ params: { passkeyId: 'KEDetxZcUfinhVi6Za5nZQ' } }),
      'invalid-request': async ({ app }) => ({
        headers: (await signedIn(app)).headers,
        params: { passkeyId: 'x.y' },
      }),
    },
  },
  [`POST ${path}/device`]: {
    succeeds: async ({ app }) => ({
      headers: (await signedIn(app)).headers,
      body: { wishes: { added: [], removed: [] }, searches: { added: [], removed: [] } },
    }),
    refuses: { unauthorized },
  },
  [`GET ${path}/export.json`]: asHolder,
  [`GET ${path}/export.pdf`]: asHolder,
  [`POST ${path}/erase`]: {
    isOnce: true,
    async succeeds({ app }) {
      const { email, headers } = await signedIn(app)
      return { headers, body: { email } }
    },
    refuses: { unauthorized: async () => ({ body: { email: 'holder@example.com' } }) },
  },
}
