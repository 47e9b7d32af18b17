import type { Page } from 'playwright-core'
import { generate } from 'otplib'
import { answer } from '../../../docs/examples/over-the-wire/client.ts'
import { makePasskey, signLogin, type SoftPasskey } from '../../../scripts/soft-authenticator.ts'
import { UNUSED, type Account } from '../../support/api.ts'
import { newAna } from './session-screens.ts'

/** Somebody whose login needs a code, and who has recovery codes to type: the first of them until it is used. */
export type Secured = { readonly account: Account; readonly codes: string[] }

/** Somebody new with a second step. */
export async function newSecured(): Promise<Secured> {
  const account = await newAna(UNUSED)
  const { client, password } = account
  const { key } = await answer(client.POST('/begin-second-step', { body: { password } }))
  const code = await generate({ secret: key })
  const { recoveryCodes } = await answer(client.POST('/confirm-second-step', { body: { code } }))
  return { account, codes: [...recoveryCodes] }
}

type Asked = { readonly challenge: string; readonly rpId: string; readonly origin: string }

declare global {
  /** What the page of `holdsPasskey` asks. */
  var signByPasskey: (asked: Asked) => Promise<ReturnType<typeof signLogin>>
}

/**
 * Gives a browser the passkey of somebody in the place of its own authenticator, which only Chromium could be told to have. It signs when it
 * is asked, and leaves alone what is only suggested.
 */
export async function holdsPasskey(page: Page, owner: () => Promise<Account>): Promise<void> {
  let made: Promise<SoftPasskey> | undefined
  await page.exposeFunction('signByPasskey', async ({ challenge, rpId, origin }: Asked) => {
    made ??= newPasskey(await owner(), origin)
    return signLogin(await made, { challenge, rpId }, { origin })
  })
  await page.addInitScript(replaceAuthenticator)
}

async function newPasskey({ client, password }: Account, origin: string): Promise<SoftPasskey> {
  const { options } = await answer(client.POST('/begin-passkey', { body: { password } }))
  const { passkey, made } = makePasskey(options, { origin })
  await answer(client.POST('/add-passkey', { body: { name: 'Walk', ...made } }))
  return passkey
}

/** Runs in the browser. */
function replaceAuthenticator(): void {
  const bytesOf = (text: unknown): ArrayBuffer =>
    Uint8Array.from(atob(String(text).replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0)).buffer
  const textOf = (bytes: Uint8Array): string =>
    btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '')
  const get = async ({ publicKey, mediation, signal }: CredentialRequestOptions): Promise<unknown> => {
    if (mediation === 'conditional')
      return await new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
    if (!publicKey) return null
    const challenge = textOf(new Uint8Array(await new Blob([publicKey.challenge]).arrayBuffer()))
    const rpId = publicKey.rpId ?? location.hostname
    const { credentialId, ...signed } = await globalThis.signByPasskey({ challenge, rpId, origin: location.origin })
    const response = Object.fromEntries(Object.entries(signed).map(([name, text]) => [name, bytesOf(text)]))
    const rawId = bytesOf(credentialId)
    return { id: credentialId, rawId, type: 'public-key', response, getClientExtensionResults: () => ({}) }
  }
  if (typeof CredentialsContainer === 'function')
    Object.defineProperty(CredentialsContainer.prototype, 'get', { value: get })
}
