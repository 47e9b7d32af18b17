import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'

/** Seals what has to be read again, and signs what others bring back. */
export type Secrets = Readonly<{
  /** Names the key without telling it: the beginning of all that it seals. */
  keyId: Buffer
  /** The ids of the keys that are still read. */
  readable: readonly Buffer[]
  /** Seals a text for one place, such as `mail ID`: it can be opened only as that. */
  seal(place: string, text: string): Buffer
  /** The text; undefined where no known key opens it, or it was sealed for another place. */
  open(place: string, sealed: Buffer): string | undefined
  /** 128 bits as base64url. */
  sign(text: string): string
  isSigned(text: string, signature: string): boolean
}>

const ID_BYTES = 8
/** What AES-GCM is made for (NIST SP 800-38D). */
const NONCE_BYTES = 12
const TAG_BYTES = 16
const SIGNATURE_BYTES = 16
const CIPHER = 'aes-256-gcm'

type Keys = Readonly<{ id: Buffer; sealing: Buffer; signing: Buffer }>

/** Each use has a key of its own (RFC 5869). */
function keysOf(key: string): Keys {
  const derive = (use: string, bytes: number) => Buffer.from(hkdfSync('sha256', key, '', `bidfair ${use}`, bytes))
  return { id: derive('id', ID_BYTES), sealing: derive('sealing', 32), signing: derive('signing', 32) }
}

/** Works with `key`, a text of at least 256 random bits. What older keys sealed and signed is still read. */
export function secretsOf(key: string, older: readonly string[] = []): Secrets {
  const current = keysOf(key)
  const known = [current, ...older.map(keysOf)]
  const signatureBy = ({ signing }: Keys, text: string) =>
    createHmac('sha256', signing).update(text).digest().subarray(0, SIGNATURE_BYTES)
  return {
    keyId: current.id,
    readable: known.map(({ id }) => id),
    seal: (place, text) => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, current.sealing, nonce).setAAD(Buffer.from(place))
      const parts = [cipher.update(text, 'utf8'), cipher.final()]
      return Buffer.concat([current.id, nonce, cipher.getAuthTag(), ...parts])
    },
    open: (place, sealed) => {
      const keys = known.find(({ id }) => id.equals(sealed.subarray(0, ID_BYTES)))
      const body = ID_BYTES + NONCE_BYTES + TAG_BYTES
      if (keys === undefined || sealed.length < body) return undefined
      const nonce = sealed.subarray(ID_BYTES, ID_BYTES + NONCE_BYTES)
      const decipher = createDecipheriv(CIPHER, keys.sealing, nonce, { authTagLength: TAG_BYTES })
      decipher.setAAD(Buffer.from(place)).setAuthTag(sealed.subarray(ID_BYTES + NONCE_BYTES, body))
      try {
        return Buffer.concat([decipher.update(sealed.subarray(body)), decipher.final()]).toString()
      } catch {
        // Node tells that the tag is wrong by throwing, and nothing else can be wrong here.
        return undefined
      }
    },
    sign: (text) => signatureBy(current, text).toString('base64url'),
    isSigned: (text, signature) => {
      const given = Buffer.from(signature, 'base64url')
      if (given.length !== SIGNATURE_BYTES) return false
      return known.some((keys) => timingSafeEqual(signatureBy(keys, text), given))
    },
  }
}

/** Opens many, as a check: how many open, and how many that a known key sealed do not. Those of a key that was given up count as neither. */
export function tryOpening(
  secrets: Secrets,
  sealed: readonly Readonly<{ place: string; text: Buffer }>[],
): Readonly<{ opened: number; broken: number }> {
  const known = sealed.filter(({ text }) => secrets.readable.some((id) => id.equals(text.subarray(0, ID_BYTES))))
  const opened = known.filter(({ place, text }) => secrets.open(place, text) !== undefined).length
  return { opened, broken: known.length - opened }
}
