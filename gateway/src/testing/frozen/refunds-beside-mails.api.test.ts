import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import {
  addOneRoom,
  book,
  createGuest,
  createShopper,
  orderRequest,
} from '../../capabilities/orders/orders-fixture'
import { createTestApp, testConfig } from '../test-app'
import { startSilentServer } from './silent-server'

/** Refunds of one run; a measurement takes more, such as `REFUNDS=500`. */
const wanted = Number(process.env.REFUNDS ?? 20)
const mostSeconds = 60

it('a mail server that hangs holds no refund up', async () => {
  const mailServer = await startSilentServer()
  const config = testConfig({
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    MAIL_FROM: 'Escapade <hello@escapade.example>',
  })
  const test = await createTestApp({ hotels: 0, config })
  const shopper = createShopper(test.app)
  const guest = createGuest(test.app)
  await addOneRoom(test.db, 40)
  const isRefunded = async () => {
    const { open } = await test.db
      .selectFrom('sandboxIntent')
      .select((row) =>
        row.fn.countAll<number>().filterWhere('refundedCents', '<', row.ref('capturedCents')).as('open'),
      )
      .executeTakeFirstOrThrow()
    return Number(open) === 0
  }
  for (let order = 0; order < wanted; order++) {
    const checkin = addDays('2027-04-08', (order % 20) * 2)
    const { orderUUID } = await book(shopper, orderRequest({ checkin }), `refund-${order}`)
    await guest.cancel(orderUUID, 20_000)
  }
  expect(await isRefunded()).toBe(false)
  const begun = performance.now()
  test.app.deps.jobs.start()
  const secondsSoFar = () => (performance.now() - begun) / 1000
  while (secondsSoFar() < mostSeconds && !(await isRefunded()))
    await new Promise((resolve) => setTimeout(resolve, 100))
  const seconds = secondsSoFar()
  if (process.env.REFUNDS) process.stdout.write(`${wanted} refunds: ${seconds.toFixed(1)} s\n`)
  expect(await isRefunded()).toBe(true)
  expect(seconds).toBeLessThan(mostSeconds)
  expect(mailServer.connections()).toBeGreaterThan(0)
  await mailServer.close()
  await test.close()
}, 600_000)
