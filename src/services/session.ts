import * as wire from '../../generated/client/wire-session.ts'
import { call, reading, type Service } from './client.ts'
import { loginInput } from './credentials.ts'
import type { Business, Credentials, Customer, Schemas, Session } from './types.ts'

/**
 * Logs in, as a customer or a business. Fails as `unauthorized` on wrong credentials, as `tooMany` after many
 * attempts, as `forbidden` with ACCOUNT_LEAVING if the account is about to be deleted and not to be kept, and with SECOND_STEP_REQUIRED
 * and a `ticket` if it needs a code, too.
 */
export function login(credentials: Credentials, keepsAccount = false): Service<Session> {
  const body = wire.loginCustomer.toWire({ ...loginInput(credentials), ...(keepsAccount && { keepAccount: true }) })
  return call({
    wire: reading(wire.loginCustomer, sessionOf),
    send: ({ client, init }) => client.POST('/login/customer', { ...init, body }),
  })
}

/**
 * Opens the session of a login that needs a code. Fails as `invalid` at `code` for a wrong one, as `conflict` once its ticket has ended.
 * A code works once, so that no lost answer is asked for again.
 */
export function finishLogin(ticket: string, code: string): Service<Session> {
  const body = wire.finishLogin.toWire({ ticket, code: code.trim() })
  return call({
    wire: reading(wire.finishLogin, sessionOf),
    send: ({ client, init }) => client.POST('/login/second-step', { ...init, body }),
  })
}

/** Revokes a token. */
export function logout(token: string): Service<Schemas['Acknowledged']> {
  return call({
    wire: wire.logout,
    token,
    // Ending a session twice is harmless.
    isSafe: true,
    send: ({ client, init }) => client.POST('/logout', init),
  })
}

export const sessionOf = (answer: Schemas['LoginAnswer']): Session =>
  answer.type === 'customer'
    ? { token: answer.token, userType: 'customer', user: customerOf(answer.user) }
    : { token: answer.token, userType: 'business', user: businessOf(answer.user) }

/** What the session holds of a customer's account. */
export function customerOf(account: Schemas['CustomerData']): Customer {
  const mustVerifyEmail = account.isEmailVerificationRequired === true && account.isEmailVerified === false
  return { ...personOf(account), city: account.city, ...(mustVerifyEmail && { mustVerifyEmail }) }
}

/** What the session holds of a business's account. */
export function businessOf(account: Schemas['BusinessData'] | Schemas['BusinessDetails']): Business {
  const { cities, radius, categories, businessName, isEmailVerified } = account
  return { ...personOf(account), cities, radius, categories, businessName, isEmailVerified }
}

function personOf(account: Schemas['CustomerData'] | Schemas['BusinessData'] | Schemas['BusinessDetails']) {
  const { id, name, email, phone, country, state, language, picture } = account
  return { id, name, email, phone, country, state, language, picture: picture.url }
}
