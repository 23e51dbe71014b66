/** Common mail providers of our markets. The order decides between two that are equally close. */
export const emailDomains: readonly string[] = `
gmail.com hotmail.com outlook.com yahoo.com icloud.com live.com msn.com aol.com
hotmail.fr orange.fr free.fr laposte.net sfr.fr wanadoo.fr yahoo.fr outlook.fr live.fr bbox.fr
libero.it tiscali.it virgilio.it alice.it hotmail.it yahoo.it
ziggo.nl kpnmail.nl hetnet.nl planet.nl home.nl xs4all.nl live.nl hotmail.nl
telenet.be skynet.be proximus.be hotmail.be live.be
hotmail.es yahoo.es outlook.es live.es telefonica.net
outlook.it live.it yahoo.nl outlook.nl yahoo.be outlook.be
mail.com ymail.com gmx.com gmx.fr gmx.net proton.me protonmail.com me.com mac.com
`
  .trim()
  .split(/\s+/)
