import { isolate } from '../../generated/isolate.ts'
import type { ComposedMail } from '../platform/mail/transport.ts'
import type { Language } from '../schema/column-types.ts'
import { linkMails, type MailText } from '../accounts/account-mail-texts.ts'
import { mailSubjects, notificationMailTexts } from './notification-mail-texts.ts'
import { plainMails } from './plain-mail-texts.ts'
import { button, escaped, mailPage, oneLine, paragraph, quietLink, smallPrint } from './mail-html.ts'
import { composeFoundMail } from './found-mail.ts'
import { isolateBidi, notificationText } from './render-text.ts'

/** An email's content and recipient. `params` has the recipient's name, a link and other text values. */
export type MailContent = Readonly<{
  kind: string
  language: Language
  params: Readonly<Record<string, unknown>>
  /** Whether the recipient has proved that the address is theirs. Others get no text that a user chose. */
  isProven: boolean
}>

/** Writes a mail in the recipient's language; undefined for one of a kind that has no words, or without a name or a link. */
export function composeMail(content: MailContent): ComposedMail | undefined {
  const { kind, language, params, isProven } = content
  if (kind === 'jobs_found' && isProven) return composeFoundMail(language, params)
  const words = isProven ? wordsFor(kind, language, params) : plainWordsFor(kind, language, params)
  const { name, link, unsubscribe } = params
  if (words === undefined || typeof name !== 'string' || typeof link !== 'string') return undefined
  const fill = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (_, field: string) => isolateBidi(oneLine(params[field]), language))
  const filled = { ...words, subject: fill(words.subject), greeting: fill(words.greeting) }
  const stop =
    typeof unsubscribe === 'string' ? { words: notificationMailTexts[language].stop, link: unsubscribe } : undefined
  const stopLine = stop && `${stop.words}: ${stop.link}`
  return {
    subject: filled.subject,
    text:
      [filled.greeting, words.body, link, words.otherwise, ...(stopLine ? [stopLine] : []), 'Bidfair'].join('\n\n') +
      '\n',
    html: html(language, filled, link, stop),
    ...(stop && { unsubscribe: stop.link }),
  }
}

function wordsFor(kind: string, language: Language, params: MailContent['params']): MailText | undefined {
  const subject = own(mailSubjects[language], kind)
  if (subject === undefined) {
    // These are never in the direction of the sentence.
    return linkWords(kind, language, params, (field) => isolate(oneLine(params[field]), 'rtl'))
  }
  const { greeting, otherwise, ownButton, membershipButton, button, threadButton } = notificationMailTexts[language]
  const isOfJob = typeof params['title'] === 'string'
  const aboutItself = kind.startsWith('membership_') ? membershipButton : ownButton
  const leadsTo = kind === 'message_received' ? threadButton : isOfJob ? button : aboutItself
  return { greeting, otherwise, subject, button: leadsTo, body: notificationText(kind, params, language) }
}

/** The words of a mail about the account itself, with what `name` says of each field that they name. */
function linkWords(
  kind: string,
  language: Language,
  params: MailContent['params'],
  name: (field: string) => string,
): MailText | undefined {
  const words = own(linkMails[language], kind)
  if (words === undefined) return undefined
  const known = (field: string) =>
    field === 'at' ? timeIn(language, oneLine(params['at'])) : isolate(oneLine(params[field]), 'rtl')
  const body = params['byLink'] === true ? (words.byLink ?? words.body) : words.body
  const filled = body.replaceAll(/\{(newEmail|key|address)\}/g, (_, field: string) => name(field))
  // Nobody chooses these: they come from a list of browsers, the network and the clock.
  return { ...words, body: filled.replaceAll(/\{(device|network|at)\}/g, (_, field: string) => known(field)) }
}

/** A time as a reader of another time zone understands it. */
function timeIn(language: Language, iso: string): string {
  const time = new Date(iso)
  if (Number.isNaN(time.getTime())) return ''
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  return `${format.format(time)} (UTC)`
}

/** The same mail without its name, and without all else that a user chose. */
function plainWordsFor(kind: string, language: Language, params: MailContent['params']): MailText | undefined {
  const { greeting, news, newsSubject, keyCreated, newEmail, address } = plainMails[language]
  const account = linkWords(kind, language, params, (field) => (field === 'newEmail' ? newEmail : address))
  if (account !== undefined) return { ...account, greeting, ...(kind === 'key_created' && { body: keyCreated }) }
  if (kind === 'jobs_found') {
    const { otherwise, button: open } = notificationMailTexts[language]
    return { greeting, otherwise, button: open, subject: newsSubject, body: news }
  }
  const words = wordsFor(kind, language, params)
  // News that are the same without what they name, name nothing.
  const bare = wordsFor(kind, language, {})
  if (words === undefined || bare === undefined) return undefined
  const isPlain = words.body === bare.body && !words.subject.includes('{')
  return { ...words, greeting, ...(!isPlain && { subject: newsSubject, body: news }) }
}

function own<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}

type Stop = Readonly<{ words: string; link: string }>

function html(language: Language, words: MailText, link: string, stop: Stop | undefined): string {
  return mailPage(
    language,
    words.subject,
    `${paragraph(escaped(words.greeting))}
${paragraph(escaped(words.body))}
${paragraph(button(link, words.button))}
${smallPrint(`${escaped(words.otherwise)}${stop === undefined ? '' : ` ${quietLink(stop.link, stop.words)}`}`)}`,
  )
}
