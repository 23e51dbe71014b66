import type { OrderRequest } from '@escapade/shared-contracts/api/orders/orders-schemas'
import type { PayLaterMethod } from '@escapade/shared-contracts/rules/pay-later/pay-later-methods'
import { writeOpenHold } from '@escapade/shared-contracts/visitor/open-hold'

/**
 * An order on its way: kept for the tab's life, so that a reload, a lost connection or the bank's page in between
 * repeats the same order instead of making a second one.
 */
export type PendingOrder = {
  idempotencyKey: string
  request: OrderRequest
  orderUUID?: string
  bookingNumber?: string
  paymentIntentId?: string
  paymentMethod?: string
  payLater?: PayLaterMethod | undefined
  /** Address of its checkout below the market, and the ISO instant until which its stock is held. */
  held?: { uri: string; until: string } | undefined
}

export type OrderStore = {
  read(): PendingOrder | null
  write(order: PendingOrder): void
  clear(): void
}

const storageKey = 'escapade.pending-order'

export function createOrderStore(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): OrderStore {
  return {
    read: () => parse(storage.getItem(storageKey)),
    write(order) {
      storage.setItem(storageKey, JSON.stringify(order))
      writeOpenHold(storage, order.held ? { ...order.held, locale: order.request.locale } : null)
    },
    clear() {
      storage.removeItem(storageKey)
      writeOpenHold(storage, null)
    },
  }
}

function parse(text: string | null): PendingOrder | null {
  try {
    return text ? (JSON.parse(text) as PendingOrder) : null
  } catch {
    return null
  }
}

/**
 * The order to send: the pending one when it is for the very same request, else a new one with a key of its own, which
 * takes the place of the pending one: what that one holds may be the last there is.
 */
export function orderFor(
  request: OrderRequest,
  pending: PendingOrder | null,
  newKey: () => string,
): PendingOrder {
  if (pending && isSame(pending.request, request)) return pending
  const replaced = pending?.orderUUID
  return {
    idempotencyKey: newKey(),
    request: replaced ? { ...request, replacesOrder: replaced } : request,
  }
}

const isSame = ({ replacesOrder: _, ...pending }: OrderRequest, request: OrderRequest) =>
  JSON.stringify(pending) === JSON.stringify(request)
