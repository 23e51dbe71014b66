import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { captchaScriptPath, getCaptchaChallenge } from '@escapade/shared-contracts/api/content/care'
import { CaptchaChallenge } from '@escapade/shared-contracts/api/content/care-schemas'
import { countries, languages } from '@escapade/shared-contracts/rules/visitor/locale'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { describePage, scriptAnswer } from '../../../platform/http/describe-page'
import { AppError } from '../../../platform/http/errors'
import { registerCall } from '../../../platform/http/routes'
import { parseInput } from '../../../platform/http/validation'
import { careCatalogueOf } from '../texts/texts'
import type { Captcha } from './captcha'

const pointsOfSale = new Set(countries.map((country) => country.toLowerCase()))
const PointOfSale = z.string().check(z.maxLength(40))
const ScriptQuery = z.object({ hl: z.optional(z.string().check(z.maxLength(40))), pos: PointOfSale })

const scriptOpenApi = describePage({
  method: 'GET',
  path: captchaScriptPath,
  summary: 'The script of the bot check, in the language hl and for the point of sale pos',
  requirements: ['GW-035'],
  query: ScriptQuery,
  example: { query: { hl: 'fr', pos: 'fr' } },
  answers: { 200: scriptAnswer('A module that defines the element <human-check>') },
  errors: ['point-of-sale-not-found'],
})

/** ALTCHA's solver as it is published: browsers load it module by module, so nothing needs to be built. */
const libraryFiles = ['pow.js', 'helpers.js', 'types.js', 'algorithms/web/pbkdf2.js'] as const
const libraryDir = path.join(
  path.dirname(createRequire(import.meta.url).resolve('altcha-lib')),
  '../../esm/v2',
)
const widgetFile = fileURLToPath(new URL('./human-check.mjs', import.meta.url))

/** The bot check's script in the visitor's language, what it imports, and its challenges. */
export async function captchaRoutes(app: FastifyInstance, captcha: Captcha): Promise<void> {
  registerCall(app, {
    endpoint: getCaptchaChallenge,
    query: z.object({ pos: PointOfSale }),
    response: CaptchaChallenge,
    summary: 'A signed challenge of the bot check, good for one answer within ten minutes',
    requirements: ['GW-035'],
    errors: ['point-of-sale-not-found'],
    example: { query: { pos: 'fr' } },
    perMinute: 30,
    handler: ({ query }) => captcha.challenge(knownPos(query.pos)),
  })

  app.get(captchaScriptPath, { config: scriptOpenApi }, async ({ query }, reply) => {
    const { hl = 'en', pos } = parseInput(ScriptQuery, query, 'query') as z.infer<typeof ScriptQuery>
    const settings = { challengeUrl: `${getCaptchaChallenge.path}?pos=${knownPos(pos)}`, texts: textsOf(hl) }
    return reply
      .headers(asScript(300))
      .send(
        `import { defineHumanCheck } from './human-check.js'\ndefineHumanCheck(${JSON.stringify(settings)})\n`,
      )
  })
  serve(app, '/captcha/human-check.js', widgetFile)
  for (const file of libraryFiles) serve(app, `/captcha/altcha/${file}`, path.join(libraryDir, file))
}

function knownPos(pos: string): string {
  if (!pointsOfSale.has(pos)) throw new AppError('point-of-sale-not-found')
  return pos
}

/** A language that the shop does not speak is answered in English. */
const textsOf = (hl: string) => careCatalogueOf(languages.find((language) => language === hl) ?? 'en').check

const asScript = (seconds: number) => ({
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': `public, max-age=${seconds}`,
})

function serve(app: FastifyInstance, url: string, file: string) {
  const text = readFileSync(file, 'utf8')
  app.get(url, (_, reply) => reply.headers(asScript(3600)).send(text))
}
