import { createTexts } from '../../../platform/texts/catalogue-of-texts'
import type en from './en.json'

export const giftTexts = createTexts<typeof en>((tag) => require(`./${tag}.json`))

export type SayOfGifts = ReturnType<typeof giftTexts>
