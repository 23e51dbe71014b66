import type { GiftCardOptions } from '@escapade/shared-contracts/api/gifts/gifts-schemas'
import { checkGiftField, type GiftFieldError } from '@escapade/shared-contracts/rules/gifts/check-gift-field'
import type { GiftInBasket } from '@escapade/shared-contracts/visitor/gift-basket'

/** A gift card in the making. `freeEuros` is what was typed for an amount of one's own; null: one of the list. */
export type GiftCardDraft = {
  designId: string
  amount: number
  freeEuros: string | null
  fromName: string
  message: string
}

export const newDraft = ({ designs, amounts }: GiftCardOptions): GiftCardDraft => ({
  designId: (designs.find(({ isDefault }) => isDefault) ?? designs[0])?.id ?? '',
  amount: amounts[1] ?? amounts[0] ?? 0,
  freeEuros: null,
  fromName: '',
  message: '',
})

/** The card that waits in the basket, as it was made; null where it is not offered any more. */
export function draftOf(
  item: GiftInBasket['item'] | undefined,
  options: GiftCardOptions,
): GiftCardDraft | null {
  if (item?.type !== 'giftCard' || !options.designs.some(({ id }) => id === item.designId)) return null
  const isListed = options.amounts.includes(item.amount)
  return {
    designId: item.designId,
    amount: isListed ? item.amount : newDraft(options).amount,
    freeEuros: isListed ? null : String(item.amount / 100),
    fromName: item.customisation?.fromName ?? '',
    message: item.customisation?.message ?? '',
  }
}

/** Cents of the card as it stands; null when what was typed is not an amount that is offered. */
export function amountOf(
  { amount, freeEuros }: GiftCardDraft,
  { freeAmount }: GiftCardOptions,
): number | null {
  if (freeEuros === null) return amount
  const cents = /^\d{1,5}$/.test(freeEuros.trim()) ? Number(freeEuros) * 100 : Number.NaN
  const { min, max, step } = freeAmount
  return cents >= min && cents <= max && cents % step === 0 ? cents : null
}

/** On a card the name is mandatory (GI-036). */
export const checkDraft = ({
  fromName,
  message,
}: GiftCardDraft): Record<'fromName' | 'message', GiftFieldError | null> => ({
  fromName: checkGiftField({ field: 'fromName', value: fromName, mandatory: true }).error,
  message: checkGiftField({ field: 'message', value: message, mandatory: false }).error,
})
