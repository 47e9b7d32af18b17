// generated from openapi.yaml by npm run generate: do not edit
/** Marks that nobody sees: directions, zero widths, soft hyphens. Address books and chats put them around addresses. */
const UNSEEN = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/gu

/** What a text around an address leaves at its ends. No address begins or ends with any of these. */
const BEFORE = /^[\s"“”„«»‹›‘’([{<,;:]+/u
const AFTER = /[\s"“”„«»‹›‘’)\]}>.,;:!?…]+$/u

/** `Ana Torres <ana@example.com>`, as mail programs copy it. */
const NAMED = /^([^<>]*)<([^<>]+)>[^<>]*$/u

/** `mailto:ana@example.com?subject=Hello`, as browsers copy it. */
const MAILTO = /^mailto:([^?]*)/iu

/** A domain with other letters or dots than those of ASCII, and nothing else. */
const INTERNATIONAL = /@(?=.*[^ -~])([\p{L}\p{M}\p{N}.\u3002\uFF0E\uFF61-]+)$/u

/** A mail address without what was pasted around it, its domain in ASCII. A text with no address, or several, stays for the contract to refuse. */
export function cleanMailAddress(text: string): string {
  let cleaned = text.normalize('NFC').replaceAll(UNSEEN, '').trim()
  for (let before = ''; before !== cleaned;) {
    before = cleaned
    cleaned = withoutQuotes(withoutScheme(withoutName(cleaned)).replace(BEFORE, '').replace(AFTER, ''))
  }
  return withAsciiDomain(cleaned)
}

/** An international domain is the same mailbox as its ASCII form (`xn--…`), which browsers make of it in an email field. */
function withAsciiDomain(address: string): string {
  const domain = INTERNATIONAL.exec(address)?.[1]
  if (domain === undefined || !URL.canParse(`http://${domain}`)) return address
  const { hostname } = new URL(`http://${domain}`)
  // Signs such as a digit in brackets become several, which no domain has.
  return /^[a-z\d.-]+$/.test(hostname) ? address.slice(0, -domain.length) + hostname : address
}

/** A name that holds another address makes two of them. */
function withoutName(text: string): string {
  const [, name = '', address] = NAMED.exec(text) ?? []
  return address === undefined || (name.includes('@') && !name.includes(address)) ? text : address
}

const withoutScheme = (text: string): string => MAILTO.exec(text)?.[1] ?? text

/** An apostrophe may begin an address, but not on both ends. */
const withoutQuotes = (text: string): string => /^(['`])(.+)\1$/u.exec(text)?.[2] ?? text
