/** The site that passkeys are for: its name for authenticators, and the only origin that may ask for them. */
export type Site = Readonly<{ id: string; origin: string }>

/** The site of a public address. */
export function siteOf({ publicUrl }: Readonly<{ publicUrl: string }>): Site {
  const { hostname, origin } = new URL(publicUrl)
  return { id: hostname, origin }
}

/** What an authenticator made. Bytes are base64url. */
export type NewCredential = Readonly<{ credentialId: string; clientDataJSON: string; attestationObject: string }>

/** What an authenticator signed. Bytes are base64url. */
export type Assertion = Readonly<{
  credentialId: string
  clientDataJSON: string
  authenticatorData: string
  signature: string
}>

/** A passkey as it is stored. */
export type Credential = Readonly<{ credentialId: Buffer; publicKey: Buffer; signCount: number }>

/** Answers whether a challenge, as it was made, may be used, and uses it up. */
type UseChallenge = (challenge: string) => Promise<boolean>

/** Not needed before the first passkey, and its parsers of certificates are large. */
const library = () => import('@simplewebauthn/server')

/** Challenges are texts, which the browser brings back in base64url. */
const asMade = (use: UseChallenge) => (challenge: string) => use(Buffer.from(challenge, 'base64url').toString())

/** Signature algorithms that every authenticator has one of: EdDSA, ES256 and RS256 (WebAuthn, section 5.4). */
export const ALGORITHMS = [-8, -7, -257]

/** Checks what an authenticator made. Undefined for anything that is not a new passkey of this site and this challenge. */
export async function readNewCredential(
  { credentialId, clientDataJSON, attestationObject }: NewCredential,
  site: Site,
  use: UseChallenge,
): Promise<(Credential & Readonly<{ isSynced: boolean }>) | undefined> {
  const { verifyRegistrationResponse } = await library()
  const checked = await refusing(
    verifyRegistrationResponse({
      response: {
        id: credentialId,
        rawId: credentialId,
        type: 'public-key',
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge: asMade(use),
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  )
  if (checked?.verified !== true) return undefined
  const { credential, credentialBackedUp } = checked.registrationInfo
  return {
    credentialId: Buffer.from(credential.id, 'base64url'),
    publicKey: Buffer.from(credential.publicKey),
    signCount: credential.counter,
    isSynced: credentialBackedUp,
  }
}

/** Checks what a passkey signed. Undefined for another passkey, site or challenge, and for a counter that went back, as that of a copy does. */
export async function readAssertion(
  { credentialId, clientDataJSON, authenticatorData, signature }: Assertion,
  { credentialId: id, publicKey, signCount }: Credential,
  { site, use }: Readonly<{ site: Site; use: UseChallenge }>,
): Promise<Readonly<{ signCount: number; isSynced: boolean }> | undefined> {
  const { verifyAuthenticationResponse } = await library()
  const checked = await refusing(
    verifyAuthenticationResponse({
      response: {
        id: credentialId,
        rawId: credentialId,
        type: 'public-key',
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      expectedChallenge: asMade(use),
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      credential: { id: id.toString('base64url'), publicKey: new Uint8Array(publicKey), counter: signCount },
      requireUserVerification: true,
    }),
  )
  if (checked?.verified !== true) return undefined
  const { newCounter, credentialBackedUp } = checked.authenticationInfo
  return { signCount: newCounter, isSynced: credentialBackedUp }
}

/** The library throws for whatever is wrong with what a browser sent, and for nothing else. */
async function refusing<Checked>(check: Promise<Checked>): Promise<Checked | undefined> {
  try {
    return await check
  } catch {
    return undefined
  }
}
