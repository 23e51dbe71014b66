import * as paths from '@escapade/shared-contracts/paths'
import * as z from 'zod'
import { describePage, htmlAnswer, redirectAnswer } from '../../../platform/http/describe-page'

const requirements = ['SH-017']
const perMinute = 30
const problem = 'Why the agent was not signed in'

/** OpenAPI's descriptions of signing in: browsers and the shell go there, pages never call it. */
export const signInDescriptions = {
  begin: describePage({
    method: 'GET',
    path: '/care/sign-in',
    summary: 'Sends an agent of customer care to the sign-in provider',
    requirements,
    query: z.object({ to: z.string().optional() }),
    example: { query: { to: paths.search({ flow: 'booking' }) } },
    answers: { 303: redirectAnswer('To the provider'), 404: htmlAnswer(problem), 503: htmlAnswer(problem) },
    hasNoRefusals: true,
    perMinute,
  }),
  finish: describePage({
    method: 'GET',
    path: '/care/callback',
    summary: 'Takes what the provider answered, verifies the ID token and keeps it in google_token',
    requirements,
    query: z.object({ code: z.string().optional(), state: z.string().optional() }),
    example: { query: { code: 'what the provider made', state: 'what was sent there' } },
    answers: {
      303: redirectAnswer('To the page that was asked for'),
      400: htmlAnswer(problem),
      403: htmlAnswer(problem),
      503: htmlAnswer(problem),
    },
    hasNoRefusals: true,
    perMinute,
  }),
  signOut: describePage({
    method: 'POST',
    path: '/care/sign-out',
    summary: 'Forgets the token of an agent',
    requirements,
    answers: { 303: redirectAnswer('To the sign-in') },
    perMinute,
  }),
  session: describePage({
    method: 'GET',
    path: '/care/session',
    summary: 'Who the agent is that the token names: e-mail, role and until when',
    requirements,
    answers: {
      200: {
        description: 'The agent',
        content: { 'application/json': { schema: { type: 'object' } } },
      },
    },
    errors: ['agent-unknown', 'unavailable'],
  }),
}
