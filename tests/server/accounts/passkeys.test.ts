import { afterAll, expect, test } from 'vitest'
import { shows } from '../../support/shows.ts'
import { testApp, MINUTE } from '../support/app.ts'
import { makePasskey, signLogin, type SoftPasskey } from '../../../scripts/soft-authenticator.ts'
import { clientOf, tally } from '../support/client.ts'
import { kindsMailedTo, lettersTo, tokenMailedTo, verified, wordsOf } from '../support/mails.ts'
import { turnOn } from '../support/second-step.ts'
import { newBusiness, newCustomer, PASSWORD, type Person } from '../support/town-wire.ts'

const server = await testApp({ deps: { delay: async () => undefined } })
const { app, later } = server
afterAll(server.close)

const nobody = clientOf(app)
const asked = async () => (await nobody.must('beginPasskeyLogin', undefined)).options
const optionsFor = async (person: Person) => (await person.must('beginPasskey', { password: PASSWORD })).options
const passkeysOf = async (person: Person) => (await person.must('listPasskeys', undefined)).passkeys
const invalid = { code: 'PASSKEY_INVALID' }

/** Adds a passkey to somebody's account. */
async function newPasskey(person: Person, name = 'My phone'): Promise<SoftPasskey> {
  const { passkey, made } = makePasskey(await optionsFor(person))
  await person.must('addPasskey', { name, ...made })
  return passkey
}

test('a passkey logs in without mail, password and code', shows('passkeys.login'), async () => {
  const [ana, luis] = [await newCustomer(server), await newBusiness(server)]
  await turnOn(server, luis)
  const mine = await newPasskey(ana)
  const { type, data } = await nobody.must('finishPasskeyLogin', signLogin(mine, await asked()))
  expect([type, data.id]).toEqual(['customer', ana.id])
  expect(await passkeysOf(ana)).toMatchObject([
    { name: 'My phone', isSynced: false, lastUsedAt: server.clock.now.toISOString() },
  ])
  // A second step asks for its code before a passkey is added, and never at a login with one.
  expect(await luis.refused('beginPasskey', { password: PASSWORD })).toMatchObject({
    errors: [{ field: 'code', code: 'CODE_REQUIRED' }],
  })
  expect(await luis.refused('beginPasskey', { password: PASSWORD, code: '000000' })).toMatchObject({
    code: 'CODE_WRONG',
  })
})

test('a signed login works once, for ten minutes and for this site', shows('passkeys.replayed'), async () => {
  const ana = await newCustomer(server)
  const mine = await newPasskey(ana)
  const answer = signLogin(mine, await asked())
  const replies = [nobody, nobody, nobody].map((client) => client.call('finishPasskeyLogin', answer))
  expect(tally(await Promise.all(replies))).toEqual({ ok: 1, PASSKEY_INVALID: 2 })

  const options = await asked()
  await later(10 * MINUTE, async () => {
    expect(await nobody.refused('finishPasskeyLogin', signLogin(mine, options))).toMatchObject(invalid)
  })
  for (const circumstances of [{ origin: 'https://bidfair.example.net' }, { isVerified: false }])
    expect(await nobody.refused('finishPasskeyLogin', signLogin(mine, await asked(), circumstances))).toMatchObject(
      invalid,
    )
  const elsewhere = { ...(await asked()), rpId: 'example.net' }
  expect(await nobody.refused('finishPasskeyLogin', signLogin(mine, elsewhere))).toMatchObject(invalid)
  const forged = { ...(await asked()), challenge: Buffer.from('login.9999999999999.x.y').toString('base64url') }
  expect(await nobody.refused('finishPasskeyLogin', signLogin(mine, forged))).toMatchObject(invalid)
  // What adds a passkey logs nobody in.
  const { challenge } = await optionsFor(ana)
  expect(await nobody.refused('finishPasskeyLogin', signLogin(mine, { ...(await asked()), challenge }))).toMatchObject(
    invalid,
  )
})

test('foreign and copied passkeys are refused', shows('passkeys.foreign'), async () => {
  const [ana, eve] = [await newCustomer(server), await newCustomer(server)]
  const [mine, hers] = [await newPasskey(ana), await newPasskey(eve)]
  const unknown = makePasskey(await optionsFor(eve)).passkey
  expect(await nobody.refused('finishPasskeyLogin', signLogin(unknown, await asked()))).toMatchObject(invalid)
  // Another's key under the own name, and the own key in another's name.
  for (const forged of [
    { ...hers, id: mine.id },
    { ...hers, userHandle: mine.userHandle },
  ])
    expect(await nobody.refused('finishPasskeyLogin', signLogin(forged, await asked()))).toMatchObject(invalid)
  const copy = { ...mine }
  await nobody.must('finishPasskeyLogin', signLogin(mine, await asked()))
  expect(await nobody.refused('finishPasskeyLogin', signLogin(copy, await asked()))).toMatchObject(invalid)
  await nobody.must('finishPasskeyLogin', signLogin(mine, await asked()))

  // What was made for one account is nobody else's, and a passkey is added once.
  const { made } = makePasskey(await optionsFor(ana))
  expect(await eve.refused('addPasskey', { name: 'Hers', ...made })).toMatchObject(invalid)
  await ana.must('addPasskey', { name: 'Second', ...made })
  expect(await ana.refused('addPasskey', { name: 'Again', ...made })).toMatchObject(invalid)
  for (const circumstances of [{ origin: 'https://bidfair.example.net' }, { isVerified: false }]) {
    const elsewhere = makePasskey(await optionsFor(ana), circumstances).made
    expect(await ana.refused('addPasskey', { name: 'Elsewhere', ...elsewhere })).toMatchObject(invalid)
  }
  expect((await passkeysOf(ana)).map(({ name }) => name)).toEqual(['Second', 'My phone'])
})

test('a passkey is added and removed with the password, and its owner is told', shows('passkeys.kept'), async () => {
  const [ana, eve] = [await newCustomer(server), await newCustomer(server)]
  expect(await ana.refused('beginPasskey', { password: 'wrong-one' })).toMatchObject({ code: 'CURRENT_PASSWORD_WRONG' })
  const mine = await newPasskey(ana)
  const passkeyId = (await passkeysOf(ana))[0]?.passkeyId ?? ''
  expect(await ana.refused('removePasskey', { passkeyId, password: 'wrong-one' })).toMatchObject({
    code: 'CURRENT_PASSWORD_WRONG',
  })
  await eve.must('removePasskey', { passkeyId, password: PASSWORD })
  expect(await passkeysOf(ana)).toHaveLength(1)
  for (let time = 0; time < 2; time += 1) await ana.must('removePasskey', { passkeyId, password: PASSWORD })
  expect(await nobody.refused('finishPasskeyLogin', signLogin(mine, await asked()))).toMatchObject(invalid)
  expect(await kindsMailedTo(server, ana)).toEqual(['passkey_added', 'passkey_removed'])
  for (const letter of await lettersTo(server, ana))
    for (const language of ['en', 'es', 'ar'] as const) expect(wordsOf(letter, language)).toMatch(/forgot-password/)
})

test('an account has at most ten passkeys', async () => {
  const ana = await newCustomer(server)
  const begun = makePasskey(await optionsFor(ana)).made
  for (let index = 0; index < 10; index += 1) await newPasskey(ana, `Phone ${index}`)
  for (const refusal of [
    await ana.refused('beginPasskey', { password: PASSWORD }),
    await ana.refused('addPasskey', { name: 'One more', ...begun }),
  ])
    expect(refusal).toMatchObject({ code: 'TOO_MANY_PASSKEYS' })
})

test(
  'a new password by mail removes passkeys; blocked and leaving accounts stay shut',
  shows('passkeys.ended'),
  async () => {
    const ana = await verified(server, await newCustomer(server))
    const mine = await newPasskey(ana)
    await nobody.must('forgotPassword', { email: ana.email })
    const token = await tokenMailedTo(server, ana.email, 'password_reset')
    await nobody.must('resetPassword', { token, newPassword: 'better2' })
    expect(await nobody.refused('finishPasskeyLogin', signLogin(mine, await asked()))).toMatchObject(invalid)

    const luis = await newBusiness(server)
    const his = await newPasskey(luis)
    await luis.must('deleteAccount', { password: PASSWORD })
    expect(await nobody.refused('finishPasskeyLogin', signLogin(his, await asked()))).toMatchObject({
      code: 'ACCOUNT_LEAVING',
    })
    await nobody.must('finishPasskeyLogin', { ...signLogin(his, await asked()), keepAccount: true })
    await server.deps.db.updateTable('accounts').set({ blocked_at: new Date() }).where('id', '=', luis.id).execute()
    expect(await nobody.refused('finishPasskeyLogin', signLogin(his, await asked()))).toMatchObject({
      code: 'ACCOUNT_BLOCKED',
    })
  },
)
