type Size = { bytes: number; language: string }

/** Size of a file as people read it: "300 kB", "2 MB". */
export function formatSize({ bytes, language }: Size): string {
  const [unit, divisor] =
    bytes < 1_000_000 ? (['kilobyte', 1_000] as const) : (['megabyte', 1_000_000] as const)
  const options = { style: 'unit', unit, maximumFractionDigits: divisor > 1_000 ? 1 : 0 } as const
  return new Intl.NumberFormat(language, options).format(Math.max(1, bytes / divisor))
}
