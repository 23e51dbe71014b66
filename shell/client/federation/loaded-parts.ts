import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'

/**
 * Takes a part that several remotes bring (remote-kit/webpack/shared-parts.ts) from the one that runs it already, and
 * else from the files of the one that asks: no remote waits for the files of another, nor fails with them. The runtime
 * itself takes it from the remote that came first, and keeps a load that failed.
 */
export const takeLoadedParts: ModuleFederationRuntimePlugin = {
  name: 'loaded-parts',
  resolveShare(asked) {
    const { shareScopeMap, scope, pkgName, shareInfo } = asked
    if (shareInfo.shareConfig.singleton) return asked
    return {
      ...asked,
      resolver() {
        const versions = shareScopeMap[scope]?.[pkgName] ?? {}
        const there = versions[shareInfo.version]
        const shared = there?.lib ? there : { ...shareInfo, loading: null }
        versions[shareInfo.version] = shared
        return { shared, useTreesShaking: false }
      },
    }
  },
}
