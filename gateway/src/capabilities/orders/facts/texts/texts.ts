import { createTexts } from '../../../../platform/texts/catalogue-of-texts'
import type en from './en.json'

export const refundFailedTexts = createTexts<typeof en>((tag) => require(`./${tag}.json`))
