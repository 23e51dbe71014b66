import { createTexts } from '../../../../platform/texts/catalogue-of-texts'
import type en from './en.json'

export const sandboxTexts = createTexts<typeof en>((tag) => require(`./${tag}.json`))
