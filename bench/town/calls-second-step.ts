import { generate } from 'otplib'
import type { OperationId } from '../../generated/operations.ts'
import { isObject, type Json } from '../../scripts/generate/contract.ts'
import { makePasskey, signLogin, type SoftPasskey } from '../../scripts/soft-authenticator.ts'
import { PASSWORD, type Person, type Scene } from './scene.ts'
import { by, byAnybody, customer, HASHING, type Ways } from './ways.ts'

type Begun = Readonly<{ key: string; recoveryCodes: readonly string[] }>

async function post({ baseUrl }: Scene, path: string, token: string, body: object): Promise<Json> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const answer = await fetch(`${baseUrl}/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  const json: unknown = await answer.json()
  return isObject(json) ? json : {}
}

const code = (key: string): Promise<string> => generate({ secret: key })

/** A new customer whose authenticator app has a key that waits for its first code. */
async function withKey(scene: Scene): Promise<Person & Pick<Begun, 'key'>> {
  const person = await scene.newPerson('customer')
  const { key } = await post(scene, '/begin-second-step', person.token, { password: PASSWORD })
  return { ...person, key: String(key) }
}

/** A new customer with a second step. */
async function withSecondStep(scene: Scene): Promise<Person & Begun> {
  const person = await withKey(scene)
  const { recoveryCodes } = await post(scene, '/confirm-second-step', person.token, { code: await code(person.key) })
  return { ...person, recoveryCodes: Array.isArray(recoveryCodes) ? recoveryCodes.map(String) : [] }
}

/** The page that asks for passkeys, as a server calls itself that was told no other name. */
const siteOf = ({ baseUrl }: Scene) => ({ origin: `http://localhost:${new URL(baseUrl).port}` })

/** A new customer, and what an authenticator has made for them. */
async function withOptions(scene: Scene) {
  const person = await scene.newPerson('customer')
  const { options } = await post(scene, '/begin-passkey', person.token, { password: PASSWORD })
  const { challenge, rp, user } = isObject(options) ? options : {}
  const [{ id: rpId }, { id: userId }] = [isObject(rp) ? rp : {}, isObject(user) ? user : {}]
  const asked = { challenge: String(challenge), rp: { id: String(rpId) }, user: { id: String(userId) } }
  return { ...person, ...makePasskey(asked, siteOf(scene)) }
}

/** The passkey of a new customer. */
async function withPasskey(scene: Scene): Promise<SoftPasskey> {
  const { token, passkey, made } = await withOptions(scene)
  await post(scene, '/add-passkey', token, { name: 'Phone', ...made })
  return passkey
}

async function loginOptions(scene: Scene): Promise<Readonly<{ challenge: string; rpId: string }>> {
  const { options } = await post(scene, '/login/passkey-options', '', {})
  const { challenge, rpId } = isObject(options) ? options : {}
  return { challenge: String(challenge), rpId: String(rpId) }
}

const proof = (_: Scene, { recoveryCodes }: Begun) => ({ password: PASSWORD, code: recoveryCodes[0] ?? '' })

export const secondStepCalls = {
  finishLogin: [
    byAnybody(async (scene) => {
      const { email, recoveryCodes } = await withSecondStep(scene)
      const { ticket } = await post(scene, '/login/customer', '', { email, password: PASSWORD })
      return { ticket: String(ticket), code: recoveryCodes[0] ?? '' }
    }),
  ],
  getSecondStep: [by(customer)],
  beginSecondStep: [by(customer, () => ({ password: PASSWORD }), HASHING)],
  confirmSecondStep: [by(withKey, async (_, { key }) => ({ code: await code(key) }))],
  renewRecoveryCodes: [by(withSecondStep, proof, HASHING)],
  proveAgain: [by(withSecondStep, (_, { recoveryCodes }) => ({ code: recoveryCodes[0] ?? '' }))],
  listSecurityEvents: [by(customer)],
  listPasskeys: [by(customer)],
  beginPasskey: [by(customer, () => ({ password: PASSWORD }), HASHING)],
  addPasskey: [by(withOptions, (_, { made }) => ({ name: 'Phone', ...made }))],
  removePasskey: [by(customer, ({ customer: { id } }) => ({ passkeyId: id, password: PASSWORD }), HASHING)],
  beginPasskeyLogin: [{ ask: () => ({}) }],
  finishPasskeyLogin: [
    byAnybody(async (scene) => signLogin(await withPasskey(scene), await loginOptions(scene), siteOf(scene))),
  ],
  endSecondStep: [by(withSecondStep, proof, HASHING)],
} as const satisfies Partial<Ways<OperationId>>
