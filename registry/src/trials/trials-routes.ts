import { TrialRequest } from '@escapade/shared-contracts/mount/registry-api'
import type { FastifyInstance } from 'fastify'
import type { RegistryDeps } from '../deps'
import { RegistryError } from '../problems'
import { readBody, readName } from '../read-request'
import { readTrial } from '../releases/kept-trials'
import { readCaller } from '../squads/caller'
import { trialPage } from './trial-page'
import { tryUpload } from './trials'

type OfTrial = { Params: { name: string; version: string } }
type OfPicture = { Params: { name: string; version: string; picture: string } }

/** Trials of releases in a browser: squads ask for them, and look at what was seen. */
export async function trialsRoutes(app: FastifyInstance, deps: RegistryDeps) {
  app.post<{ Params: { name: string } }>('/squads/remotes/:name/trials', async (request) => {
    const caller = await readCaller(deps, request)
    const name = readName(request.params.name)
    return tryUpload(deps, { name, caller, request: readBody(TrialRequest, request.body) })
  })

  app.get<OfTrial>('/trials/:name/:version', async ({ params }, reply) => {
    const trial = await readTrial(deps.db, params)
    if (!trial)
      throw new RegistryError('not-found', `${params.version} of ${params.name} was not tried in a browser`)
    return reply
      .header('content-security-policy', "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'")
      .type('text/html; charset=utf-8')
      .send(trialPage(params, trial))
  })

  app.get<OfPicture>('/trials/:name/:version/:picture', async ({ params }, reply) => {
    const trial = await readTrial(deps.db, params)
    const kept = trial?.pictures.find(({ name }) => name === params.picture)
    const content = kept && (await deps.files.get(kept.integrity))
    if (!content) throw new RegistryError('not-found', 'No trial has this picture')
    return reply.type('image/png').send(content)
  })
}
