import { createTexts } from '../../texts/catalogue-of-texts'
import type en from './en.json'

export const sandboxNotice = createTexts<typeof en>((tag) => require(`./${tag}.json`))
