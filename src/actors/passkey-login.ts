import { Effect } from 'effect'
import type { SignedLogin } from '../../machines/session.ts'
import type { ApiSettings } from '../services/client.ts'
import { beginPasskeyLogin, logInWithPasskey } from '../services/passkeys.ts'
import { signLogin } from './passkey-ceremony.ts'
import { runService } from './run-service.ts'

/** Logs in by a passkey: by what it has signed, or by asking the browser for one. */
export const logInByPasskey = (api: ApiSettings, signal: AbortSignal, signed: SignedLogin | null) =>
  runService({ api }, signal, Effect.flatMap(signed ? Effect.succeed(signed) : signNow(false), logInWithPasskey))

/** Has a passkey sign a login; `isOffered`: among what the browser suggests for the email. */
export const signNow = (isOffered: boolean) =>
  Effect.flatMap(beginPasskeyLogin(), (options) => signLogin(options, isOffered))
