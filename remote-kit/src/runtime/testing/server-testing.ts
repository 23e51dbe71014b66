import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Visit } from '@escapade/shared-contracts/mount/mount-contract'
import type { RenderResult, ServerModule } from '@escapade/shared-contracts/mount/render-contract'

export type OnServer = {
  /** Answers of the gateway, by path. A path that is missing is answered 404. */
  answers: Record<string, unknown>
  renderAt(uri: string, visit?: Partial<Visit>): Promise<RenderResult>
  /** Renders while no gateway answers. */
  renderWithoutGateway(uri: string): Promise<RenderResult>
}

/** Renders a remote as the shell's server does, against a gateway that a suite makes up. Call it once per file. */
export function onServer(remote: string, { render }: ServerModule): OnServer {
  const answers: OnServer['answers'] = {}
  let gateway: Server
  beforeAll(async () => {
    gateway = createServer((request, response) => {
      const body = answers[new URL(request.url ?? '', 'http://gateway').pathname]
      response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' })
      response.end(JSON.stringify(body ?? { title: 'Not found', code: 'not-found' }))
    })
    await new Promise<void>((listening) => gateway.listen(0, '127.0.0.1', listening))
  })
  afterAll(() => void gateway.close())
  const renderFrom = (gatewayOrigin: string, uri: string, visit?: Partial<Visit>) => {
    const { pathname, searchParams } = new URL(uri, 'http://shop')
    return render({
      mountId: remote,
      visit: {
        locale: 'fr_FR',
        textLanguage: 'fr-FR',
        basePath: '',
        origin: 'https://fr.escapade.test',
        now: '2026-11-20T10:00:00',
        flags: {},
        customerCare: false,
        nativeApp: false,
        signedIn: false,
        ...visit,
      },
      location: { path: pathname, query: Object.fromEntries(searchParams) },
      gatewayOrigin,
      requestId: 'test',
      deadlineMs: 2000,
    })
  }
  return {
    answers,
    renderAt: (uri, visit) =>
      renderFrom(`http://127.0.0.1:${(gateway.address() as AddressInfo).port}`, uri, visit),
    renderWithoutGateway: (uri) => renderFrom('http://127.0.0.1:9', uri),
  }
}
