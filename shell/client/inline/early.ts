// Stands in the document's head, compiled and minified (inline-scripts.ts).
import { markPage } from './before-paint'
import { keepEarlyInput } from './early-input'

markPage()
keepEarlyInput()
