import { sql } from 'kysely'
import type { Answer, Body } from '../../../support/contract.ts'
import { composeMail } from '../../../../server/notifications/compose-mail.ts'
import { deliverMail } from '../../../../server/platform/mail/deliver.ts'
import { smtpTransport } from '../../../../server/platform/mail/transport.ts'
import type { ComposedMail } from '../../../../server/platform/mail/transport.ts'
import type { Language } from '../../../../server/schema/column-types.ts'
import type { TestApp } from '../../support/app.ts'
import { runTask } from '../../support/background.ts'
import { lettersTo, type Letter } from '../../support/mails.ts'
import { newBusiness, type Person } from '../../support/town-wire.ts'

export type Search = Answer<'listSavedSearches'>['searches'][number]

/** A business whose address is verified, as alerts are mailed to no other. */
export async function provenBusiness(server: TestApp, change: Partial<Body<'signupBusiness'>> = {}): Promise<Person> {
  const business = await newBusiness(server, change)
  await sql`update accounts set email_verified_at = ${server.clock.now} where id = ${business.id}`.execute(
    server.deps.db,
  )
  return business
}

export async function searchesOf(business: Person): Promise<readonly Search[]> {
  return (await business.must('listSavedSearches', undefined)).searches
}

/** The search that each business has. */
export async function ownSearchOf(business: Person): Promise<Search> {
  const own = (await searchesOf(business)).find(({ isOwn }) => isOwn)
  if (own === undefined) throw new Error('a business has no search of its own')
  return own
}

/** Saves a search and answers its id. */
export async function save(business: Person, search: Partial<Body<'saveSearch'>> = {}): Promise<string> {
  const { search: saved } = await business.must('saveSearch', { name: 'Taps', ...search })
  return saved.searchId
}

/** Lets the searches be asked, and told what is due by the server's clock. */
export async function tell(server: TestApp): Promise<void> {
  await runTask(server, 'match')
  await runTask(server, 'tell finds')
}

/** 7:00 of a day in Texas while it has daylight saving time, or not. */
export const morning = (day: string, hours: 5 | 6): Date => new Date(`${day}T07:00:00-0${hours}:00`)

type Group = Readonly<{ name: string; more: number; list: string; stop: string; jobs: readonly { title: string }[] }>

/** The mails of what searches found that wait for somebody, the oldest first, as names of searches with titles of jobs. */
export async function alertsTo(server: TestApp, person: Person): Promise<Record<string, string[]>[]> {
  return (await alertLetters(server, person)).map((letter) =>
    Object.fromEntries(groupsIn(letter).map(({ name, jobs }) => [name, jobs.map(({ title }) => title)])),
  )
}

export async function alertLetters(server: TestApp, person: Person): Promise<Letter[]> {
  return (await lettersTo(server, person)).filter(({ kind }) => kind === 'jobs_found')
}

/** What a letter has of each search. */
export function groupsIn(letter: Letter | undefined): Group[] {
  const groups = letter?.params['groups']
  // As the outbox was given it.
  return Array.isArray(groups) ? (groups as Group[]) : []
}

/** A letter in a language. */
export function inLanguage(letter: Letter | undefined, language: Language): ComposedMail {
  const { kind = '', params = {} } = letter ?? {}
  const mail = composeMail({ isProven: true, kind, language, params })
  if (mail === undefined) throw new Error('there are no words')
  return mail
}

/** Sends what waits to a mail server. */
export async function sendAll({ deps }: TestApp, url: string): Promise<void> {
  const post = smtpTransport(url)
  const { db, now, secrets } = deps
  const from = 'Jobs <jobs@example.com>'
  while ((await deliverMail({ db, secrets, post, compose: composeMail, from, now, report: () => {} })).isMore);
  post.close()
}
