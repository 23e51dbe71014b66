// Stands at the end of the document, compiled and minified (inline-scripts.ts).
import { type StartInput, startPage } from './start-page'

/** Written before this script by the server (server/document/document.ts). */
declare const startInput: StartInput

startPage(startInput)
