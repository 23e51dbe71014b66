import { freePort } from '@escapade/gateway/platform/database/postgres'

/** Ports that are free, each another one. */
export const freePorts = async (count: number) => {
  const free: number[] = []
  while (free.length < count) {
    const port = await freePort()
    if (!free.includes(port)) free.push(port)
  }
  return free
}
