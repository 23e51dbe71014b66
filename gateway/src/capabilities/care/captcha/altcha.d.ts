// Files of altcha-lib as browsers get them, beside the element that imports them (captcha-routes.ts).

declare module '*/altcha/pow.js' {
  export { solveChallenge } from 'altcha-lib'
}

declare module '*/altcha/algorithms/web/pbkdf2.js' {
  export { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
}
