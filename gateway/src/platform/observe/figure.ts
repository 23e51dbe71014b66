/** Figure that a room knows of itself, told at `/metrics` by one label. */
export type Figure = {
  /** By Prometheus' rules: small letters and underscores. */
  name: string
  help: string
  label: string
  read: () => Promise<{ label: string; value: number }[]>
}
