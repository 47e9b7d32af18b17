import type { ApiSettings } from '../services/client.ts'
import { finishLogin, login, logout } from '../services/session.ts'
import type { Credentials } from '../services/types.ts'
import { runService } from './run-service.ts'

type Login = Credentials & { readonly keepsAccount: boolean }

/** Logs in, as a customer or a business; an account that is about to be deleted is kept if that is wanted. */
export const logIn = (api: ApiSettings, signal: AbortSignal, { keepsAccount, ...credentials }: Login) =>
  runService({ api }, signal, login(credentials, keepsAccount))

/** Goes on with a login that needs a code. */
export const checkLoginCode = (
  api: ApiSettings,
  signal: AbortSignal,
  { ticket, code }: { readonly ticket: string; readonly code: string },
) => runService({ api }, signal, finishLogin(ticket, code))

/** Revokes a token. */
export const logOut = (api: ApiSettings, signal: AbortSignal, token: string) =>
  runService({ api }, signal, logout(token))
