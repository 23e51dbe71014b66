// Cuts the variable fonts down to what the shop draws: the letters of our five languages and the axes in use.
// Run by hand when a font or the character list changes; the results are committed in src/styles/fonts.
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))
const accented = 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜßàáâãäåæçèéêëìíîïñòóôõöøùúûüÿŒœŸĲĳ'
const signs = '\u00a0\u2009\u202f\u2011¡¿«»‹›–—‘’“”„•·…°²½©®€×−→←'
const all = ascii + accented + signs
/**
 * Characters that no text of ours holds are a file of their own, which is loaded with the first of them
 * (src/styles/fonts.css).
 */
const rareInText = '\\^`{|}~ÃÅÆÌÏÕØßãåæõøÿŸĲĳ½®'
/** Headings hardly ever hold these. */
const rareInHeadings = '"#$*;<=>@[\\]^_`{|}~ÃÅÆÌÎÏÕØÛßãåæõøÿŸĲĳ\u2009‹›„•²½©®×−→←'
const without = (letters: string, left: string) =>
  [...letters].filter((letter) => !left.includes(letter)).join('')

const fraunces = {
  source: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
  variationAxes: { wght: 460, opsz: 30 },
}
/** The cut for large sizes: the one headline that is set in it is on the home page. */
const frauncesDisplay = { ...fraunces, variationAxes: { wght: 460, opsz: 86 } }
const figtree = {
  source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  variationAxes: { wght: { min: 400, max: 700 } },
}
const fonts = [
  { ...fraunces, target: 'fraunces.woff2', letters: without(all, rareInHeadings) },
  { ...fraunces, target: 'fraunces-rare.woff2', letters: rareInHeadings },
  { ...frauncesDisplay, target: 'fraunces-display.woff2', letters: without(all, rareInHeadings) },
  { ...figtree, target: 'figtree.woff2', letters: without(all, rareInText) },
  { ...figtree, target: 'figtree-rare.woff2', letters: rareInText },
]

for (const { source, target, variationAxes, letters } of fonts) {
  const font = await subsetFont(await readFile(require.resolve(source)), letters, {
    targetFormat: 'woff2',
    variationAxes,
    keepFeatures: ['kern', 'liga', 'ccmp', 'locl', 'mark', 'lnum', 'tnum'],
    noHinting: true,
  })
  await writeFile(new URL(`../src/styles/fonts/${target}`, import.meta.url), font)
  process.stdout.write(`${target} ${font.length} bytes, ${rangeOf(letters)}\n`)
}

/** As CSS writes it: `U+20-22, U+26`. */
function rangeOf(letters: string): string {
  const codes = [...letters].map((letter) => letter.codePointAt(0) ?? 0).sort((one, other) => one - other)
  const starts = codes.filter((code) => !codes.includes(code - 1))
  const ends = codes.filter((code) => !codes.includes(code + 1))
  const hex = (code: number) => code.toString(16)
  return starts
    .map((start, at) => ({ start, end: ends[at] ?? start }))
    .map(({ start, end }) => `U+${hex(start)}${end > start ? `-${hex(end)}` : ''}`)
    .join(', ')
}
