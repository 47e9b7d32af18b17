import { generateSecret, generateURI, verify } from 'otplib'

/** Seconds that a code is shown: the one period that every authenticator app knows (RFC 6238, section 5.2). */
const PERIOD = 30

/** Digits of a code, as every authenticator app shows them. */
const CODE = /^\d{6}$/

/** A new key for an authenticator app: 160 random bits in base32, as long as the HMAC (RFC 4226, section 4). */
export function newAuthenticatorKey(): string {
  return generateSecret({ length: 20 })
}

type Owner = Readonly<{ key: string; issuer: string; account: string }>

/** The `otpauth:` address that apps read from a QR code. `issuer` and `account` are what the app shows beside the code. */
export function authenticatorUri({ key, issuer, account }: Owner): string {
  return generateURI({ issuer, label: account, secret: key })
}

/**
 * The time step of a code, in periods of 30 seconds since 1970; undefined for a wrong one. The step before and the one after count too,
 * because clocks differ. The caller has to refuse a step that is not later than the last one used, or a code works twice.
 */
export async function stepOfCode(key: string, code: string, now: Date): Promise<number | undefined> {
  if (!CODE.test(code)) return undefined
  const epoch = Math.floor(now.getTime() / 1000)
  const match = await verify({ secret: key, token: code, epoch, period: PERIOD, epochTolerance: PERIOD })
  return match.valid ? Math.floor(epoch / PERIOD) + match.delta : undefined
}
