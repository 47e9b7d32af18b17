import type { Client } from 'openapi-fetch'
import type { paths } from '../../../../generated/api.ts'
import { answer, ApiError, connect, type Api } from '../../../../docs/examples/over-the-wire/client.ts'

type Role = 'customer' | 'business'

/** Who an account was given for, as somebody logs in to it. */
export type Account = Readonly<{ role: Role; email: string; password: string }>

/** An account with a session, and how it was when it was given. */
export type Person = Readonly<{
  id: string
  email: string
  password: string
  token: () => string
  call: () => Client<paths, 'application/json'>
  /** Notes the password that a request has set. */
  nowHas: (password: string) => void
  /**
   * Logs in again where the session is gone, and puts everything right that requests have changed.
   *
   * @param ownWebhooks the webhooks that are to stay, though they were not there before
   * @returns the webhooks that were there
   */
  restore: (ownWebhooks: readonly string[]) => Promise<readonly string[]>
  /** Ends the sessions that were opened here; answers what could not be put right, a line each. */
  leave: () => Promise<string[]>
}>

/** Logs in, and keeps in mind how the account is. */
export async function personOf(api: Api, account: Account): Promise<Person> {
  let { password } = account
  let token = ''
  const opened: string[] = []
  const call = () => connect(api, token)
  const logIn = async (): Promise<string> => {
    const body = { email: account.email, password, keepAccount: true }
    const answered = await answer(connect(api).POST('/login/customer', { body }))
    token = answered.token
    opened.push(token)
    return answered.data.id
  }
  const id = await logIn()
  const before = await stateOf(call(), account.role)

  const withSession = async (): Promise<void> => {
    const state = await stateOf(call(), account.role).catch(missing)
    if (state === undefined) await logIn()
    if (password === account.password) return
    const body = { oldPassword: password, newPassword: account.password }
    await answer(call().POST('/update-password', { body })).catch((reason: unknown) => {
      throw new Error(`the password of ${account.email} is ${password} now and cannot be set back: ${String(reason)}`)
    })
    password = account.password
  }
  return {
    id,
    email: account.email,
    password: account.password,
    token: () => token,
    call,
    nowHas: (given) => (password = given),
    restore: async (ownWebhooks) => {
      await withSession()
      const after = await stateOf(call(), account.role)
      await edit(call(), account.role, before, after)
      for (const keyId of after.keys.filter((one) => !before.keys.includes(one))) {
        await answer(call().POST('/revoke-key', { body: { keyId } }))
      }
      const known = [...before.webhooks, ...ownWebhooks]
      for (const webhookId of after.webhooks.filter((one) => !known.includes(one))) {
        await answer(call().POST('/delete-webhook', { body: { webhookId } }))
      }
      return after.webhooks
    },
    leave: async () => {
      const after = await stateOf(call(), account.role)
      for (const one of opened) await connect(api, one).POST('/logout')
      return changed(before, after).map((what) => `${account.email} has other ${what} than before`)
    },
  }
}

type State = Readonly<{ profile: Profile; mails: Mails; keys: string[]; webhooks: string[]; chosen: string[] }>
type Profile = Readonly<{ customer: CustomerProfile } | { business: BusinessProfile }>
type Bodies = {
  readonly [
    Path in '/edit-customer-details/customer' | '/edit-buisness-details/business' | '/edit-mail-settings'
  ]: NonNullable<paths[Path]['post']['requestBody']>['content']['application/json']
}
type CustomerProfile = Bodies['/edit-customer-details/customer']
type BusinessProfile = Bodies['/edit-buisness-details/business']
type Mails = Bodies['/edit-mail-settings']

/** What requests may change of an account, as it can be sent to be so again. */
async function stateOf(call: Client<paths, 'application/json'>, role: Role): Promise<State> {
  const profile = role === 'customer' ? await customerOf(call) : await businessOf(call)
  const { data: mails } = await answer(call.POST('/get-mail-settings'))
  const { keys } = await answer(call.POST('/get-keys'))
  const { webhooks } = await answer(call.POST('/get-webhooks'))
  const chosen = role === 'customer' ? [] : (await answer(call.POST('/list-work-pictures', { body: {} }))).chosen
  return {
    profile,
    mails: {
      email_notifications: mails.email_notifications,
      unwanted: mails.kinds.flatMap(({ kind, mailed }) => (mailed ? [] : [kind])),
    },
    keys: keys.map(({ keyId }) => keyId),
    webhooks: webhooks.map(({ webhookId }) => webhookId),
    chosen,
  }
}

const picture = ({ url }: Readonly<{ url: string | null }>) => (url === null ? null : { url })

async function customerOf(call: Client<paths, 'application/json'>): Promise<Profile> {
  const { data } = await answer(call.POST('/get-customer-details/customer', { body: {} }))
  const { name, email, phone, country, state, city, language, pic_url } = data
  return { customer: { name, email, phone, country, state, city, language, pic_url: picture(pic_url) } }
}

async function businessOf(call: Client<paths, 'application/json'>): Promise<Profile> {
  const { data } = await answer(call.POST('/get-buisness-details/buisness', { body: {} }))
  const { name, email, phone, language, buisness_name, buisness_phone_number, category, address, country } = data
  const { state, city, zipcode, documents_urls, isLicense, isInsurance } = data
  const who = { name, email, phone, language, buisness_name, buisness_phone_number }
  const place = { category, address, country, state, city, zipcode, documents_urls, isLicense, isInsurance }
  return {
    business: {
      ...who,
      ...place,
      buisness_id_number: data.buisness_id_number ?? '',
      buisness_email: data.buisness_email ?? '',
      profile_pic: picture(data.profile_pic),
      logo_url: picture(data.logo_url),
    },
  }
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const WORDS = {
  profile: 'details',
  mails: 'settings for mails',
  keys: 'keys',
  webhooks: 'webhooks',
  chosen: 'pictures of its work',
} as const

/** What of an account is not as it was. */
const changed = (before: State, after: State): string[] =>
  (['profile', 'mails', 'keys', 'webhooks', 'chosen'] as const)
    .filter((what) => !isSame(before[what], after[what]))
    .map((what) => WORDS[what])

async function edit(call: Client<paths, 'application/json'>, role: Role, before: State, after: State): Promise<void> {
  const what = changed(before, after)
  if (what.includes(WORDS.profile)) {
    const { profile } = before
    if ('customer' in profile) await answer(call.POST('/edit-customer-details/customer', { body: profile.customer }))
    else await answer(call.POST('/edit-buisness-details/business', { body: profile.business }))
  }
  if (what.includes(WORDS.mails)) await answer(call.POST('/edit-mail-settings', { body: before.mails }))
  if (what.includes(WORDS.chosen) && role === 'business') {
    await answer(call.POST('/choose-work-pictures', { body: { pics_url: before.chosen } }))
  }
}

/** Nothing where there is no session any more. */
function missing(reason: unknown): undefined {
  if (!(reason instanceof ApiError) || reason.failure.code !== 'UNAUTHORIZED') throw reason
  return undefined
}
