/** The digits of a telephone's keys, for the letters from a to z. */
const KEYS = '22233344455566677778889999'

/** The link that dials a number as it is stored: digits, a plus where it begins with one, and the extension (RFC 3966). */
export function phoneLink(phone: string): string {
  const [number = '', extension] = phone.toLowerCase().split(' ext. ')
  const isForeign = /^[ (]*\+/.test(number)
  // The zero of "+44 (0)20" is for those who dial without the country's code.
  const dialed = (isForeign ? number.replace('(0)', '') : number)
    .replaceAll(/[a-z]/g, (letter) => KEYS[letter.charCodeAt(0) - 97] ?? '')
    .replaceAll(/[^0-9]/g, '')
  return `tel:${isForeign ? '+' : ''}${dialed}${extension === undefined ? '' : `;ext=${extension}`}`
}
