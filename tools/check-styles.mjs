// Style sheets read tokens and mixins: a raw colour or a width in a media query belongs to shared-ui/src/styles alone.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import process from 'node:process'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

const rules = [
  {
    pattern: /#[0-9a-f]{3,8}\b(?![^;{]*\{)/i,
    problem: 'a raw colour: take a token of shared-ui/src/styles/tokens.scss',
  },
  { pattern: /\b(rgb|hsl|oklch|oklab|lab|lch|hwb)a?\(/i, problem: 'a raw colour: take a token' },
  {
    pattern: /:[^;{]*(?<![\w-])(white|black|red|green|blue|gr[ae]y|silver)(?![\w-])/i,
    problem: 'a named colour: take a token',
  },
  {
    pattern: /@(media|container)[^{]*\d(px|r?em)/i,
    problem: 'a breakpoint of its own: @include media.from(), below() or between()',
  },
]

const withoutComments = (/** @type {string} */ text) =>
  text.replace(/\/\*[\s\S]*?\*\//g, (note) => note.replace(/[^\n]/g, ' ')).replace(/\/\/.*$/gm, '')

/** Problems of one sheet, by line. @param {string} text */
export const problemsOf = (text) =>
  withoutComments(text)
    .split('\n')
    .flatMap((line, index) =>
      rules.filter(({ pattern }) => pattern.test(line)).map(({ problem }) => ({ line: index + 1, problem })),
    )

function main() {
  const listed = execFileSync('git', ['ls-files', '-z', '*.scss', '*.css'], { cwd: root, encoding: 'utf8' })
  const sheets = listed.split('\0').filter((file) => file && !file.startsWith('shared-ui/src/styles/'))
  const found = sheets.flatMap((file) =>
    problemsOf(readFileSync(`${root}/${file}`, 'utf8')).map(
      ({ line, problem }) => `${file}:${line} ${problem}`,
    ),
  )
  process.stdout.write(
    found.length > 0 ? `${found.join('\n')}\n` : `${sheets.length} style sheets are right\n`,
  )
  if (found.length > 0) process.exitCode = 1
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main()
