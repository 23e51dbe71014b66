import '@escapade/shared-ui/styles/fonts.css'
import '@escapade/shared-ui/styles/tokens.scss'
import '@escapade/shared-ui/styles/base.css'
import './host.css'
import './shared-libraries'
import type { Lifecycles, MountProps } from '@escapade/shared-contracts/mount/mount-contract'
import type { RemoteManifest } from '@escapade/shared-contracts/mount/remote-manifest'
import { IconSprite } from '@escapade/shared-ui/icon/IconSprite'
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { createFakeShell } from './fake-shell'
import { drawParts } from './parts'

type RemoteFacts = { manifest: RemoteManifest; exposes: string[]; global: string }

const facts: RemoteFacts = JSON.parse(document.getElementById('remote')?.textContent ?? '{}')
const { name } = facts.manifest
registerRemotes([
  { name, entry: `${location.origin}/files/entry.js`, type: 'global', entryGlobalName: facts.global },
])
const load = async (exposed: string): Promise<Lifecycles> => {
  const part = await loadRemote<Lifecycles>(`${name}/${exposed.replace('./', '')}`)
  if (!part) throw new Error(`${name} does not expose ${exposed}`)
  return part
}

let mounted: { part: Lifecycles; props: MountProps; exposed: string } | null = null

/** Draws the part that the address names: `/fragments/<name>` or, everywhere else, the app. */
async function show(): Promise<void> {
  const fragment = /^\/fragments\/([\w-]+)$/.exec(location.pathname)?.[1]
  const exposed = fragment ? `./fragments/${fragment}` : './app'
  drawParts(document, facts, exposed)
  if (mounted?.exposed === exposed) {
    mounted.props = { ...mounted.props, services: shell.services() }
    return mounted.part.update?.(mounted.props)
  }
  await mounted?.part.unmount(mounted.props)
  const part = await load(exposed)
  const props: MountProps = { services: shell.services(), domElement: place(), mountId: name }
  mounted = { part, props, exposed }
  await part.bootstrap(props)
  await part.mount(props)
}

function place(): HTMLElement {
  const element = document.createElement('div')
  document.getElementById('main')?.replaceChildren(element)
  return element
}

const shell = createFakeShell({ window, loadFragment: load, remote: name, onNavigation: () => void show() })
createRoot(document.body.appendChild(document.createElement('div'))).render(createElement(IconSprite))
window.addEventListener('popstate', () => void show())
void show()
