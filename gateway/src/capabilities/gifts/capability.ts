/** All that the app composes of the room: gifts, and what sells and takes them. */
export { giftsCommand, giftsHelp } from './commands'
export { giftsCapability } from './gifts-capability'
export type { GiftCodes } from './money/gift-codes'
export { createGiftMoney } from './money/gift-money'
export { openGiftCodes } from './money/gift-secret'
export { createGiftSessions } from './money/gift-sessions'
export { eraseGifts, exportGifts } from './people'
export { createGiftSeller } from './sale/gift-seller'
