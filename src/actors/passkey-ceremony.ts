import { startAuthentication, startRegistration, WebAuthnAbortService, WebAuthnError } from '@simplewebauthn/browser'
import { Effect } from 'effect'
import type { SignedLogin } from '../../machines/session.ts'
import type { Failure } from '../../machines/outcome.ts'
import type { Schemas } from '../services/types.ts'

type Made = Omit<Schemas['AddPasskey'], 'name'>

/** Has the browser make a passkey. Fails as `conflict` where the authenticator has one, as `invalid` where nothing was made. */
export const makePasskey = (options: Schemas['PasskeyCreation']['options']): Effect.Effect<Made, Failure> =>
  ceremony(async () => {
    const { id, response } = await startRegistration({
      optionsJSON: {
        ...options,
        pubKeyCredParams: [...options.pubKeyCredParams],
        excludeCredentials: [...options.excludeCredentials],
      },
    })
    const { clientDataJSON, attestationObject } = response
    return { credentialId: id, clientDataJSON, attestationObject }
  })

/** Has a passkey sign a login. `isOffered`: among what the browser suggests for the email, for as long as nobody takes it back. */
export const signLogin = (
  options: Schemas['PasskeyRequest']['options'],
  isOffered: boolean,
): Effect.Effect<SignedLogin, Failure> =>
  ceremony(async () => {
    const { id, response } = await startAuthentication({ optionsJSON: options, useBrowserAutofill: isOffered })
    const { clientDataJSON, authenticatorData, signature, userHandle } = response
    return {
      credentialId: id,
      clientDataJSON,
      authenticatorData,
      signature,
      ...(userHandle !== undefined && { userHandle }),
    }
  })

/** Interrupting it takes the browser's question back. */
function ceremony<Result>(ask: () => Promise<Result>): Effect.Effect<Result, Failure> {
  return Effect.tryPromise({
    try: (signal) => {
      signal.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony())
      return ask()
    },
    catch: (reason): Failure =>
      reason instanceof WebAuthnError && reason.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
        ? { type: 'conflict', code: 'PASSKEY_KNOWN' }
        : { type: 'invalid', code: 'PASSKEY_INVALID', errors: [] },
  })
}
