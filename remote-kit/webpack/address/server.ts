// biome-ignore lint/style/useConst: the bundler turns the assignment into its own
declare let __webpack_public_path__: string
/** The shell hands it to the bundle, as it hands `require` (shell/server/rendering/render-thread-main.ts). */
declare const releaseAddress: string | undefined

// Pictures and other files of the release have the address on the server that they have in the browser.
__webpack_public_path__ = typeof releaseAddress === 'string' ? releaseAddress : ''

export {}
