import type { Environment } from './environment.ts'
import { signNow } from './passkey-login.ts'
import { runService } from './run-service.ts'

/** Offers passkeys among what the browser suggests for the email. Who takes one is logged in. Without the server none are offered. */
export async function offerPasskeys({ api, session }: Environment, signal: AbortSignal): Promise<void> {
  const outcome = await runService({ api }, signal, signNow(true))
  if (outcome.type === 'done') session.send({ type: 'passkey.chosen', signed: outcome.value })
}
