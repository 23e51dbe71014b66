// Cuts the variable fonts down to what the shop draws: the letters of our five languages and the axes in use.
// Run by hand when a font or the character list changes; the results are committed in src/styles/fonts.
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))
const accented = 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜßàáâãäåæçèéêëìíîïñòóôõöøùúûüÿŒœŸĲĳ'
const signs = '\u00a0\u2009\u202f\u2011¡¿«»‹›–—‘’“”„•·…°²½©®€×−→←'

const fonts = [
  {
    source: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
    target: 'fraunces.woff2',
    variationAxes: { wght: 460, opsz: { min: 14, max: 144 } },
  },
  {
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    target: 'figtree.woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  },
]

for (const { source, target, variationAxes } of fonts) {
  const font = await subsetFont(await readFile(require.resolve(source)), ascii + accented + signs, {
    targetFormat: 'woff2',
    variationAxes,
    keepFeatures: ['kern', 'liga', 'ccmp', 'locl', 'mark', 'lnum', 'tnum'],
    noHinting: true,
  })
  await writeFile(new URL(`../src/styles/fonts/${target}`, import.meta.url), font)
  process.stdout.write(`${target} ${font.length} bytes\n`)
}
