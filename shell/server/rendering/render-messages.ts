import type { Bundle } from '@escapade/remote-kit/trial/load-bundle'
import type { RenderRequest } from '@escapade/shared-contracts/mount/render-contract'

/** Data that a render thread starts with. */
export type RenderThreadData = Bundle

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
