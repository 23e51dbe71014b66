import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { addDays, addMonthsClamped } from '@escapade/shared-contracts/rules/dates/days'
import { testDay } from '../../../testing/test-app'

type Payment = {
  id: string
  url: string
  state: string
  purchase_amount: number
  installments_count: number
  refunds: { amount: number; merchant_reference: string }[]
  isCancelled: boolean
}
type Body = Record<string, unknown> & {
  payment?: Partial<Payment>
  amount?: number
  merchant_reference?: string
}
type Query = { installments_count: number; deferred_days: number }
type Trouble = { status?: number; text?: string; silent?: boolean; without?: number[]; lossy?: boolean }

/** A server that answers as Alma does where we rely on it. `trouble` is what goes wrong with it. */
export async function startFakeAlma() {
  const payments = new Map<string, Payment>()
  const seen: { method: string; path: string; authorization: string | undefined; body: Body }[] = []
  let trouble: Trouble = {}

  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request
    const body = await read(request)
    seen.push({ method, path, authorization: headers.authorization, body })
    if (trouble.silent) return
    const answer = trouble.text ?? JSON.stringify(respond(path, body))
    response.writeHead(trouble.status ?? 200, { 'content-type': 'application/json' }).end(answer)
  })

  function respond(path: string, body: Body): unknown {
    if (path === '/v2/payments/eligibility') {
      const { purchase_amount: amount, queries } = body as unknown as {
        purchase_amount: number
        queries: Query[]
      }
      return queries.map((query) => eligibility(query, amount, trouble))
    }
    const [, , , id = '', action] = path.split('/')
    if (id === '') return add(body.payment ?? {})
    const payment = payments.get(id)
    if (!payment) throw new Error(`No payment ${id}`)
    if (action === 'cancel') payment.isCancelled = true
    if (action === 'refund')
      payment.refunds.push({ amount: body.amount ?? 0, merchant_reference: body.merchant_reference ?? '' })
    return payment
  }

  function add({ purchase_amount = 0, installments_count = 0 }: Partial<Payment>): Payment {
    const id = `payment_${payments.size + 1}`
    const url = `https://pay.getalma.example/${id}`
    const payment = {
      id,
      url,
      state: 'not_started',
      refunds: [],
      isCancelled: false,
      purchase_amount,
      installments_count,
    }
    payments.set(id, payment)
    return payment
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    payments,
    has: (next: Trouble) => {
      trouble = next
    },
    last(): Payment {
      const payment = [...payments.values()].at(-1)
      if (!payment) throw new Error('Nothing was asked of Alma')
      return payment
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(resolve)
      }),
  }
}

export type FakeAlma = Awaited<ReturnType<typeof startFakeAlma>>

/** 2 % of the price, in the first part. */
function eligibility(
  { installments_count: count, deferred_days: days }: Query,
  amount: number,
  trouble: Trouble,
) {
  if (trouble.without?.includes(count))
    return {
      eligible: false,
      installments_count: count,
      deferred_days: days,
      reasons: { purchase_amount: 'x' },
    }
  const part = Math.floor(amount / count)
  const due = (index: number) => (days > 0 ? addDays(testDay, days) : addMonthsClamped(testDay, index))
  return {
    eligible: true,
    installments_count: count,
    deferred_days: days,
    payment_plan: Array.from({ length: count }, (_, index) => ({
      due_date: Date.parse(`${due(index)}T12:00:00Z`) / 1000,
      purchase_amount:
        index === 0 && !trouble.lossy ? amount - part * (count - 1) : part - (trouble.lossy ? 1 : 0),
      customer_fee: index === 0 && days === 0 ? amount / 50 : 0,
      customer_interest: 0,
    })),
  }
}

async function read(request: IncomingMessage): Promise<Body> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text ? JSON.parse(text) : {}
}
