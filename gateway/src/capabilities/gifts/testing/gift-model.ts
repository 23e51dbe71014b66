import type { OrderRequest } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'

export type ModelGift = {
  uuid: string
  code: string
  orderUUID: string
  bookingNumber: string
  email: string
  kind: 'singleVoucher' | 'box' | 'giftCard' | 'activity'
  worth: number
  balance: number
  issuedOn: string
  validUntil: string
  status: 'active' | 'withdrawn' | 'void'
  visit: string | null
}

export type ModelUse = { gift: ModelGift; cents: number; returned: number }

/** A stay that gifts, a promotion and a card pay for. */
export type ModelStay = {
  uuid: string
  intent: string
  request: OrderRequest
  placedAt: number
  status: 'held' | 'confirmed' | 'lapsed' | 'cancelled'
  uses: ModelUse[]
  isPromoted: boolean
  totalCents: number
  cardCents: number
}

type Asked = { token: string; gift: ModelGift; expiresAt: number; isReceived: boolean }
export type Wish = { gift: ModelGift; usedAmount: number | null }

export const stayCents = 20_000
export const promotionCents = 1_000
/** So few that random sequences run out of them. */
export const mostPromotions = 2
export const placesADay = 4
export const party = 2

const dayMs = 86_400_000
const hourMs = 3_600_000
const reviveMs = dayMs

/** Gifts, their money and their visits as one would keep them on paper. */
export class GiftModel {
  readonly gifts: ModelGift[] = []
  readonly stays: ModelStay[] = []
  /** Days of visits that were ordered and not paid. */
  heldVisits: string[] = []
  asked: Asked | null = null
  promotions = 0
  rooms = 0

  constructor(
    public now: number,
    public today: string,
  ) {}

  gift(which: number, kind?: ModelGift['kind']): ModelGift | undefined {
    const gifts = kind ? this.gifts.filter((gift) => gift.kind === kind) : this.gifts
    return gifts[which % Math.max(1, gifts.length)]
  }

  stay(which: number): ModelStay | undefined {
    return this.stays[which % Math.max(1, this.stays.length)]
  }

  taken(day: string): number {
    const visits = this.gifts.filter(({ visit }) => visit === day).length
    return party * (visits + this.heldVisits.filter((held) => held === day).length)
  }

  hasPlaces = (day: string): boolean => this.taken(day) + party <= placesADay

  /** Sums that the gifts pay of an amount, or the reason why they do not. */
  plan(wishes: Wish[], dueCents: number): { uses: ModelUse[] } | { refusal: string } {
    const uses: ModelUse[] = []
    let left = dueCents
    for (const { gift, usedAmount } of wishes) {
      if (gift.status !== 'active' || gift.validUntil < this.today || gift.balance === 0)
        return { refusal: 'GIFT_CARD_NOT_VALID' }
      if (gift.visit) return { refusal: 'GIFT_CARD_KEPT_FOR_VISIT' }
      const wanted = usedAmount ?? gift.balance
      if (wanted > gift.balance) return { refusal: 'GIFT_CARD_BALANCE_TOO_LOW' }
      const cents = Math.min(wanted, left)
      if (cents > 0) uses.push({ gift, cents, returned: 0 })
      left -= cents
    }
    return { uses }
  }

  place(stay: Omit<ModelStay, 'placedAt' | 'status'>) {
    for (const { gift, cents } of stay.uses) gift.balance -= cents
    if (stay.isPromoted) this.promotions += 1
    this.rooms += 1
    this.stays.push({ ...stay, placedAt: this.now, status: 'held' })
  }

  /** Takes all of a lapsed stay again; false when something of it is gone. */
  revive(stay: ModelStay): boolean {
    const returned = stay.uses.filter((use) => use.returned > 0)
    const isThere = ({ gift, returned: cents }: ModelUse) =>
      gift.status === 'active' && gift.validUntil >= this.today && !gift.visit && gift.balance >= cents
    if (this.now - stay.placedAt > reviveMs || !returned.every(isThere)) return false
    if (stay.isPromoted && this.promotions >= mostPromotions) return false
    for (const use of returned) {
      use.gift.balance -= use.returned
      use.returned = 0
    }
    if (stay.isPromoted) this.promotions += 1
    this.rooms += 1
    return true
  }

  #giveBack(use: ModelUse, most: number): number {
    const cents = Math.min(most, use.cents - use.returned)
    if (cents <= 0 || use.gift.status !== 'active') return 0
    use.returned += cents
    use.gift.balance += cents
    return cents
  }

  /** Customer care gives so many cents back: the card's first. Answers what the shop says it gave. */
  cancel(stay: ModelStay, cents: number): number {
    const wanted = Math.min(cents, stay.totalCents)
    const toCard = Math.min(wanted, stay.cardCents)
    const good = stay.uses.filter(({ gift }) => gift.status === 'active')
    const paidByGifts = good.reduce((sum, use) => sum + use.cents - use.returned, 0)
    const toGifts = Math.min(wanted - toCard, paidByGifts)
    let left = toGifts
    for (const use of [...stay.uses].sort((a, b) => (a.gift.uuid < b.gift.uuid ? -1 : 1))) {
      const given = this.#giveBack(use, left)
      left -= given
      const usableUntil = addDays(this.today, 90)
      if (given > 0 && use.gift.validUntil < usableUntil) use.gift.validUntil = usableUntil
    }
    stay.status = 'cancelled'
    this.rooms -= 1
    return toCard + toGifts
  }

  isMovable = (gift: ModelGift): boolean =>
    gift.status === 'active' &&
    gift.balance === gift.worth &&
    gift.validUntil >= this.today &&
    (gift.visit === null || gift.visit > this.today)

  isUntouched = (gift: ModelGift): boolean =>
    gift.status === 'active' && gift.visit === null && gift.balance === gift.worth

  isWithdrawable = (gift: ModelGift): boolean =>
    this.isUntouched(gift) && this.today <= addDays(gift.issuedOn, 14)

  ask(token: string, gift: ModelGift) {
    this.asked = { token, gift, expiresAt: this.now + hourMs, isReceived: false }
  }

  end(gift: ModelGift, status: 'withdrawn' | 'void') {
    gift.status = status
    gift.balance = 0
    if (gift.visit && gift.visit > this.today) gift.visit = null
  }

  /** Lets sums lapse that were held and not paid: no wait is shorter than a hold. */
  pass(now: number, today: string) {
    this.now = now
    this.today = today
    this.heldVisits = []
    for (const stay of this.stays.filter(({ status }) => status === 'held')) {
      for (const use of stay.uses) this.#giveBack(use, use.cents)
      if (stay.isPromoted) this.promotions -= 1
      this.rooms -= 1
      stay.status = 'lapsed'
    }
  }
}
