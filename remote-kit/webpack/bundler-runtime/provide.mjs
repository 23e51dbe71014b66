/** Plugin of the federation runtime: hands remotes what connects webpack with it (../bundler-runtime.mjs). */
export default () => ({
  name: 'provide-bundler-runtime',
  init() {
    const { I: initializeSharing, ...parts } = __webpack_require__.federation.bundlerRuntime
    globalThis._FEDERATION_BUNDLER_RUNTIME = { ...parts, initializeSharing }
  },
})
