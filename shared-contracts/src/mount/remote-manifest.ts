import * as z from 'zod/mini'

/**
 * Facts that a remote gives of itself (`remote.json` in its folder), copied into each of its releases: the shell
 * learns routes and fragments from here and from nowhere else.
 */
export const RemoteManifest = z.object({
  name: z.string().check(z.regex(/^mf-[a-z-]+$/)),
  /** First path segments it owns; '' is the home page, '*' every path without an owner. */
  routes: z.array(
    z.object({
      segment: z.string(),
      /** Limits the route to some locales: landing keys differ by language. */
      locales: z.optional(z.array(z.string())),
      /** Only addresses that name something below it are its own: `/hotel/7`, not `/hotel`. */
      needsId: z.optional(z.boolean()),
      /** Only the address that names this below it is its own, `/static/faq`: stands above the route of the others. */
      id: z.optional(z.string()),
      /** A flag that switches the route off: its addresses are not found then. */
      flag: z.optional(z.string()),
      /** True for what those who work for the shop see alone: visitors' hosts have no such route. */
      careOnly: z.optional(z.boolean()),
      /** Kind of page, for the header, the footer and analytics. */
      page: z.string(),
    }),
  ),
  /** Names without the remote's own. */
  fragments: z.array(z.string()),
  /** Addresses of pages of its own, `/hotel/10001`, which a trial draws; a route that needs an id has one at least. */
  examples: z.optional(z.array(z.string())),
})
export type RemoteManifest = z.infer<typeof RemoteManifest>
