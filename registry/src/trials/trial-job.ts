import { TrialReport } from '@escapade/shared-contracts/mount/registry-api'
import { RemoteManifest } from '@escapade/shared-contracts/mount/remote-manifest'
import * as z from 'zod'

/** Given to the process of a trial, as JSON on its standard input. */
export const TrialJob = z.object({
  browser: z.string(),
  /** `http://localhost:3000` */
  shell: z.string(),
  release: z.object({ manifest: RemoteManifest, version: z.string(), flags: z.array(z.string()) }),
  /** Statement of the owner; `preview-token.ts` of the kit. */
  preview: z.string(),
  /** Manifests of the other live remotes that show fragments of this one. */
  hosts: z.array(RemoteManifest),
  /** False: no release is live beside which its pages could be held. */
  hasLive: z.boolean(),
  /** Folder for pictures. */
  pictures: z.string(),
  showsLess: z.boolean(),
})
export type TrialJob = z.infer<typeof TrialJob>

/** Answer of the process: its report, and the pictures that it left, by name. */
export const TrialOutcome = z.object({ ...TrialReport.shape, pictures: z.array(z.string()) })
export type TrialOutcome = z.infer<typeof TrialOutcome>
