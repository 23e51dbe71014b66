/** First words that leave a sentence without its subject: "Who pays, for limits." */
const first =
  /^(What|Whatever|Whether|Who|Whom|Whose|Whoever|Where|Wherever|Which|Whichever|How|The same|That)\b/
/** Those that no later sentence of a comment begins with either; "Where …, …" and "That …" are whole there. */
const later = /^(Whether|Who|Whom|Whose|Whoever)\b/
const checked = /\.([cm]?[jt]sx?|s?css)$/
const comment = /(?<=^|[\s{])\/\*\*?[\s\S]*?\*\/|(?<=^|[\s;,{}])\/\/ .*(?:\n[ \t]*\/\/.*)*/gm

/**
 * Comments that begin, or go on, without a subject (CONTRIBUTING.md); `read` answers a file's text, '' where it is gone.
 *
 * @param {string[]} files
 * @param {(file: string) => string} read
 */
export const checkComments = (files, read) =>
  files.filter((file) => checked.test(file)).flatMap((file) => headlessComments(file, read(file)))

/** @param {string} file @param {string} text */
function headlessComments(file, text) {
  return [...text.matchAll(comment)].flatMap(({ 0: written, index }) => {
    const [opening = '', ...others] = sentencesOf(written)
    const headless = [opening].filter(begins(first)).concat(others.filter(begins(later)))
    const line = text.slice(0, index).split('\n').length
    return headless.map((sentence) => `${file}:${line} has a comment without a subject: "${cut(sentence)}"`)
  })
}

const begins = (/** @type {RegExp} */ words) => (/** @type {string} */ sentence) =>
  words.test(sentence) && !sentence.endsWith('?')

/** Sentences of a comment, without its marks. @param {string} written */
const sentencesOf = (written) =>
  written
    .replace(/^[ \t]*(\/\*\*?|\/\/|\*\/|\*)|\*\/$/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.!?]\)?) /)

const cut = (/** @type {string} */ sentence) =>
  sentence.length > 60 ? `${sentence.slice(0, 57)}…` : sentence
