import type { FastifyInstance } from 'fastify'
import type { Config } from '../../platform/config'
import type { JobRunner } from '../../platform/jobs/periodic-jobs'
import { retentionEnd } from '../../platform/retention'
import { loadSigner } from '../../platform/signer'
import { createAltcha, forgetSpent } from './captcha/captcha'
import { captchaRoutes } from './captcha/captcha-routes'
import { createCasesRepository } from './cases-repository'
import { type CasesDeps, createCasesService } from './cases-service'
import { createWebToCase } from './crm'
import { forgetPersonRequests } from './person-requests'
import { createAgentActions } from './sign-in/action-log'
import { createEndedSessions } from './sign-in/ended-sessions'
import { webToCaseRoute } from './web-to-case-route'

type Deps = Omit<CasesDeps, 'crm' | 'config'> & {
  config: CasesDeps['config'] & Pick<Config, 'secretKeys' | 'crmUrl'>
  jobs: Pick<JobRunner, 'add'>
}

const hourMs = 3_600_000

/** Customer care's door: the bot check and the contact form. */
export async function careCapability(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, clock, config, jobs } = deps
  const captcha = createAltcha({ db, clock, signer: await loadSigner(deps) })
  const { open } = createCasesService({ ...deps, crm: config.crmUrl ? createWebToCase(config.crmUrl) : null })
  await captchaRoutes(app, captcha)
  await app.register((scope) => webToCaseRoute(scope, { captcha, open }))

  jobs.add({
    name: 'old-cases',
    everyMs: hourMs,
    async run() {
      const now = clock.instant()
      await forgetSpent(db, now)
      await createEndedSessions(db).forget(now)
      const before = retentionEnd('cases', now)
      await createCasesRepository(db).forget(before)
      await createAgentActions(db).forget(before)
      await forgetPersonRequests(db, now)
    },
  })
}
