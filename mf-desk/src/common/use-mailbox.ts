import { useSyncExternalStore } from 'react'

/** Mailbox that the address names after its `#`; empty on the server, which never sees it. */
export const useMailbox = (): string => useSyncExternalStore(subscribe, read, () => '')

function subscribe(onChange: () => void): () => void {
  const gone = new AbortController()
  for (const name of ['hashchange', 'popstate'])
    window.addEventListener(name, onChange, { signal: gone.signal })
  return () => gone.abort()
}

function read(): string {
  const hash = window.location.hash.slice(1)
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}
