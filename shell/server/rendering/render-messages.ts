import type { RenderRequest } from '@escapade/shared-contracts/mount/render-contract'

/** Data that a render thread starts with. */
export type RenderThreadData = {
  /** Source of the release's server bundle. */
  code: string
  filename: string
  /** Where browsers find the files of the release: the bundle writes it into pages. */
  address: string
  /** A file beside the node_modules that hold the libraries bundles expect from the shell. */
  requireFrom: string
}

export type ToRenderThread =
  | { type: 'render'; id: number; request: RenderRequest }
  | { type: 'ping'; id: number }

export type FromRenderThread =
  | { type: 'ready' }
  | { type: 'rendered'; id: number; result: unknown }
  | { type: 'failed'; id: number; message: string }
  | { type: 'pong'; id: number }
  /** Something went wrong outside of a render: an uncaught rejection. */
  | { type: 'trouble'; message: string }
