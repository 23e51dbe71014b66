declare const __webpack_require__: { federation: { bundlerRuntime: Record<string, unknown> } }

/** Plugin of the federation runtime: hands remotes what connects webpack with it (../bundler-runtime.ts). */
export default () => ({
  name: 'provide-bundler-runtime',
  init() {
    const { I: initializeSharing, ...parts } = __webpack_require__.federation.bundlerRuntime
    Object.assign(globalThis, { _FEDERATION_BUNDLER_RUNTIME: { ...parts, initializeSharing } })
  },
})
