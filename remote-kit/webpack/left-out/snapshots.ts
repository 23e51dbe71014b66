/** Stands in for the federation runtime's reader of manifests: remotes are registered by the address of their entry. */
export class SnapshotHandler {
  hooks = { applyPlugin() {} }
  manifestCache = new Map()
}

export const getGlobalRemoteInfo = () => ({})
