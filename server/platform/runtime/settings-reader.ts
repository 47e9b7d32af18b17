import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { reasonOf } from '../startup-error.ts'
import { readDailyTime, type DailyTime } from '../local-clock.ts'
import { readBucketAddress, type BucketAddress, type BucketKey } from '../store/bucket-address.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** The password of the demo logins as long as they stay on one machine: everybody knows it. */
export const DEMO_PASSWORD = 'demo1234'

const YES = ['on', 'true', 'yes', '1']
const NO = ['off', 'false', 'no', '0']

/** Reads one variable at a time and gathers what is wrong. In place of each there may be one that names a file with its value. */
export function reader(environment: Environment) {
  const complaints: string[] = []
  const files = new Map<string, string>()
  const said = (name: string): string | undefined => environment[name]?.trim() || undefined

  const inFile = (name: string): string | undefined => {
    const path = said(name)
    const known = files.get(name)
    if (path === undefined || known !== undefined) return known
    let content = ''
    try {
      content = readFileSync(path, 'utf8').trim()
    } catch (error) {
      complaints.push(`${name} must name a file that can be read: ${reasonOf(error)}.`)
    }
    files.set(name, content)
    return content
  }

  const text = (name: string): string | undefined => said(name) ?? (inFile(`${name}_FILE`) || undefined)

  const wrong = (name: string, expected: string): undefined => {
    complaints.push(`${name} must be ${expected}, but is ${JSON.stringify(shown(text(name) ?? ''))}.`)
  }

  /** The value that `read` makes of a variable; undefined where it is missing, or wrong: `read` makes nothing of it. */
  const value = <Value>(name: string, expected: string, read: (given: string) => Value | undefined) => {
    const given = text(name)
    return given === undefined ? undefined : (read(given) ?? wrong(name, expected))
  }

  const inRange = (given: string, least: number, most: number): number | undefined =>
    Number(given) >= least && Number(given) <= most ? Number(given) : undefined

  return {
    complaints,
    text,
    /** One that another setting needs; empty where it is missing. */
    needed: (name: string, by: string): string => {
      const given = text(name)
      if (given === undefined) complaints.push(`${by} needs ${name}, which is not set.`)
      return given ?? ''
    },
    number: (name: string, fallback: number, least: number, most: number): number =>
      value(name, `a number from ${least} to ${most}`, (given) => inRange(given, least, most)) ?? fallback,
    whole: (name: string, fallback: number, least: number, most: number): number =>
      value(name, `a whole number from ${least} to ${most}`, (given) =>
        /^\d+$/.test(given) ? inRange(given, least, most) : undefined,
      ) ?? fallback,
    yesNo: (name: string, fallback: boolean): boolean =>
      value(name, 'on or off', (given) => {
        const word = given.toLowerCase()
        return YES.includes(word) || (NO.includes(word) ? false : undefined)
      }) ?? fallback,
    oneOf: <Word extends string>(name: string, words: readonly Word[]): Word | undefined =>
      value(name, `one of ${words.join(', ')}`, (given) => words.find((word) => word === given)),
    url: (name: string, protocols: readonly string[]): string | undefined => {
      const begins = protocols.map((protocol) => `${protocol}//`).join(' or ')
      return value(name, `an address that begins with ${begins}`, (given) => {
        const url = URL.parse(given)
        return url !== null && protocols.includes(url.protocol) && url.host !== '' ? given : undefined
      })
    },
    origin: (name: string): string | undefined =>
      value(name, 'an address such as https://api.example, without a path', (given) => {
        const url = URL.parse(given)
        const isOrigin = url !== null && [url.origin, `${url.origin}/`].includes(given)
        return isOrigin && ['http:', 'https:'].includes(url.protocol) ? url.origin : undefined
      }),
    bucket: (name: string, key: BucketKey): BucketAddress | undefined => {
      const given = text(name)
      const address = given === undefined ? undefined : readBucketAddress(given, key)
      if (typeof address !== 'string') return address
      complaints.push(`${name} ${address}.`)
      return undefined
    },
    dailyTime: (name: string): DailyTime | undefined =>
      value(name, 'a time of day such as 03:30, which is UTC, or 03:30 America/New_York', readDailyTime),
    password: (name: string): string | undefined => {
      const given = text(name)
      if (given === undefined || (given.length >= 6 && given.length <= 128 && given !== DEMO_PASSWORD)) return given
      complaints.push(`${name} must have 6 to 128 characters, and not be the one that everybody knows.`)
      return undefined
    },
    key: (name: string): string | undefined => {
      const given = text(name)
      if (given === undefined || isKey(given)) return given
      complaints.push(`${name} ${KEY_RULE}.`)
      return undefined
    },
    keys: (name: string): readonly string[] => {
      const given =
        text(name)
          ?.split(',')
          .map((key) => key.trim()) ?? []
      if (!given.every(isKey))
        complaints.push(`${name} is one key or some with commas between them, each of which ${KEY_RULE}.`)
      return given
    },
    networks: (name: string): readonly string[] | undefined =>
      value(name, 'addresses and networks such as 10.0.0.5, 10.1.0.0/16, or none', (given) => {
        const networks = given === 'none' ? [] : given.split(/[\s,]+/).filter(Boolean)
        return networks.every(isNetwork) ? networks : undefined
      }),
    contact: (name: string): string | undefined =>
      value(name, 'a mail address or one that begins with https://', (given) =>
        /^[^\s<>@:]+@[^\s<>@]+$/.test(given) || URL.parse(given)?.protocol === 'https:' ? given : undefined,
      ),
    address: (name: string): string | undefined =>
      value(name, 'a mail address such as Bidfair <hello@example.com>', (given) =>
        /^[^\r\n<>@]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/.test(given) ? given : undefined,
      ),
  }
}

/** As many letters as 256 random bits have in hexadecimal or base64, and none that a list or a shell would cut at. */
const isKey = (text: string): boolean => /^[\w+/=-]{43,200}$/.test(text)
const KEY_RULE = 'must have 43 to 200 letters, digits or -_+/=, such as `openssl rand -hex 32` prints'

/** The names that Fastify has for networks of this machine and of private ones. */
const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal']

function isNetwork(text: string): boolean {
  if (NAMED_NETWORKS.includes(text)) return true
  const [address = '', bits, ...more] = text.split('/')
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  const prefix = bits === undefined || /^\d{1,3}$/.test(bits) ? Number(bits ?? 0) : Infinity
  return more.length === 0 && prefix <= most
}

/** Never prints the password of an address. */
function shown(value: string): string {
  return value.replace(/(:\/\/[^:/@]*:)[^@]*@/, '$1***@')
}
