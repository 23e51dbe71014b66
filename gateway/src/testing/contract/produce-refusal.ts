import type { RegisteredCall } from '../../platform/http/call-definition'
import { type ProblemCode, problems } from '../../platform/http/errors'
import { type Answer, type Asked, ask, nameOf } from './ask'
import type { World } from './scenario'
import { scenarios } from './scenarios'
import { forNobody, spoil } from './spoil'

type Wanted = { world: World; call: RegisteredCall; code: ProblemCode; example: Asked }

/** Brings a call to a refusal: null when it came as documented, else what came instead. */
export async function produceRefusal({ world, call, code, example }: Wanted): Promise<string | null> {
  const arrange = scenarios[nameOf(call)]?.refuses?.[code]
  const seen: string[] = []
  if (arrange) {
    const { on = world.app, ...asked } = await arrange(world)
    const answer = await ask(on, call, asked)
    return isRefusal(answer, code) ? null : `${code} wanted, but ${said(answer)}`
  }
  for (const asked of spoil[code]?.(call, example) ?? forNobody(example)) {
    const answer = await ask(world.app, call, asked)
    if (isRefusal(answer, code)) return null
    seen.push(said(answer))
  }
  return `${code} wanted, but ${seen.join(', ') || 'no scenario'}`
}

function isRefusal(answer: Answer, code: ProblemCode): boolean {
  const isProblem = String(answer.headers['content-type']).startsWith('application/problem+json')
  if (!isProblem || answer.statusCode !== problems[code][0]) return false
  const { code: given, status, title } = answer.json()
  return given === code && status === answer.statusCode && title === problems[code][1]
}

const said = ({ statusCode, body }: Answer) => `${statusCode} ${body.slice(0, 120)}`
