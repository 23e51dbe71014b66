/** Calls when the device changes between light and dark: what is painted on a canvas has the colours of before. */
export function onSchemeChange(change: () => void, gone: AbortSignal): void {
  window.matchMedia?.('(prefers-color-scheme: dark)').addEventListener('change', change, { signal: gone })
}
