/** Connection to a mail server. `url`: `smtp://user:password@host:587` or `smtps://…`. */
export async function createTransport(url: string) {
  const nodemailer = await import('nodemailer')
  return nodemailer.createTransport({
    url,
    requireTLS: requiresTls(url),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  })
}

/** A password and what buyers wrote go to a server over TLS alone, unless its address says otherwise or it is this machine. */
function requiresTls(url: string): boolean {
  const { hostname, searchParams } = new URL(url)
  const asked = searchParams.get('requireTLS')
  return asked === null ? !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname) : asked !== 'false'
}
