import type { ApiSettings } from '../services/client.ts'
import { login, logout } from '../services/session.ts'
import type { Credentials } from '../services/types.ts'
import { perform } from './perform.ts'

/** Logs in, as a customer or a business. */
export const logIn = (api: ApiSettings, signal: AbortSignal, credentials: Credentials) =>
  perform({ api }, signal, login(credentials))

/** Revokes a token. */
export const logOut = (api: ApiSettings, signal: AbortSignal, token: string) => perform({ api }, signal, logout(token))
