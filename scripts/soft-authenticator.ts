import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

type CreationOptions = Readonly<{ challenge: string; rp: Readonly<{ id: string }>; user: Readonly<{ id: string }> }>
type RequestOptions = Readonly<{ challenge: string; rpId: string }>

/** A passkey of an authenticator of software, and how often it has signed. */
export type SoftPasskey = {
  readonly id: Buffer
  readonly userHandle: string
  readonly key: KeyObject
  count: number
}

/** What `/add-passkey` takes besides a name, and what `/login/passkey` takes; bytes are base64url. */
type Made = Readonly<{ credentialId: string; clientDataJSON: string; attestationObject: string }>
type Signed = Readonly<{
  credentialId: string
  clientDataJSON: string
  authenticatorData: string
  signature: string
  userHandle: string
}>

/** What the browser around it does: the page that asks, and whether the authenticator verifies its owner. */
export type Circumstances = Readonly<{ origin?: string; isVerified?: boolean }>

const ORIGIN = 'http://localhost:3000'
const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest()

/** Flags of authenticator data (WebAuthn, section 6.1). */
const PRESENT = 0x01
const VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

function authenticatorData(rpId: string, flags: number, count: number): Buffer {
  const numbers = Buffer.alloc(5)
  numbers.writeUInt8(flags, 0)
  numbers.writeUInt32BE(count, 1)
  return Buffer.concat([sha256(rpId), numbers])
}

/** Makes a passkey as an authenticator does that is asked with these options, by ES256 and without attestation. */
export function makePasskey(
  { challenge, rp, user }: CreationOptions,
  { origin = ORIGIN, isVerified = true }: Circumstances = {},
): Readonly<{ passkey: SoftPasskey; made: Made }> {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  const cose = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  )
  const length = Buffer.alloc(2)
  length.writeUInt16BE(id.length)
  const flags = PRESENT | HAS_CREDENTIAL | (isVerified ? VERIFIED : 0)
  const authData = Buffer.concat([authenticatorData(rp.id, flags, 0), Buffer.alloc(16), length, id, cose])
  const attestation = isoCBOR.encode(
    new Map<string, string | Uint8Array | Map<string, string>>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, string>()],
      ['authData', new Uint8Array(authData)],
    ]),
  )
  return {
    passkey: { id, userHandle: user.id, key: privateKey, count: 0 },
    made: {
      credentialId: base64url(id),
      clientDataJSON: base64url(clientData('webauthn.create', challenge, origin)),
      attestationObject: base64url(attestation),
    },
  }
}

/** Signs a login, as an authenticator does that is asked with these options. */
export function signLogin(
  passkey: SoftPasskey,
  { challenge, rpId }: RequestOptions,
  { origin = ORIGIN, isVerified = true }: Circumstances = {},
): Signed {
  passkey.count += 1
  const data = authenticatorData(rpId, PRESENT | (isVerified ? VERIFIED : 0), passkey.count)
  const client = clientData('webauthn.get', challenge, origin)
  return {
    credentialId: base64url(passkey.id),
    clientDataJSON: base64url(client),
    authenticatorData: base64url(data),
    signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), passkey.key)),
    userHandle: passkey.userHandle,
  }
}
