import type { ComposedMail } from '../platform/mail/transport.ts'
import type { Language } from '../schema/column-types.ts'
import { foundTexts, several } from './found-mail-texts.ts'
import { escaped, heading, mailPage, oneLine, paragraph, quietLink, smallPrint, strongLink } from './mail-html.ts'
import { notificationMailTexts } from './notification-mail-texts.ts'
import { dollars, isolateBidi, LOCALES, tradeOf } from './render-text.ts'

/** A job as a mail names it; `day` is that by which it is needed, such as 2026-12-04. */
export type MailedJob = Readonly<{
  title: string
  category: string
  city: string
  budget: string
  miles: number
  day: string | null
  link: string
}>

/** What one search found: some of it, how much more there is and where. An empty name is that of the search which each business has. */
export type MailedGroup = Readonly<{
  name: string
  jobs: readonly MailedJob[]
  more: number
  list: string
  stop: string
}>

type Params = Readonly<Record<string, unknown>>

/** Writes the mail of jobs that searches found; undefined without a job, a name or a link. `params` has `groups` of `MailedGroup`. */
export function composeFoundMail(language: Language, params: Params): ComposedMail | undefined {
  const { name, settings, unsubscribe } = params
  const groups = groupsIn(params['groups'])
  const [first] = groups
  if (first === undefined || typeof name !== 'string') return undefined
  if (typeof settings !== 'string' || typeof unsubscribe !== 'string') return undefined
  const words = foundTexts[language]
  const greeting = notificationMailTexts[language].greeting.replace('{name}', () =>
    isolateBidi(oneLine(name), language),
  )
  const isSingle = groups.length === 1
  const shown = { subject: subjectOf(language, groups), greeting, groups, settings, isSingle }
  // One click in a mail program stops the one search, or all where there are several.
  const stop = isSingle ? first.stop : unsubscribe
  const all = isSingle ? undefined : { link: unsubscribe, words: words.stopAll }
  return {
    subject: shown.subject,
    text: textOf(language, shown, all),
    html: htmlOf(language, shown, all),
    unsubscribe: stop,
  }
}

type Shown = Readonly<{ subject: string; greeting: string; groups: readonly MailedGroup[]; settings: string }>
type Stop = Readonly<{ link: string; words: string }> | undefined

function subjectOf(language: Language, groups: readonly MailedGroup[]): string {
  const count = groups.reduce((sum, { jobs, more }) => sum + jobs.length + more, 0)
  const title = groups[0]?.jobs[0]?.title
  const { subjectOfOne, subject } = foundTexts[language]
  if (count === 1 && title !== undefined)
    return subjectOfOne.replace('{title}', () => isolateBidi(oneLine(title), language))
  return several(subject, count, LOCALES[language])
}

const nameOf = (language: Language, { name }: MailedGroup): string =>
  name === '' ? foundTexts[language].ownSearch : isolateBidi(oneLine(name), language)

/** What is said of a job behind its title. */
function aboutJob(language: Language, { category, city, budget, miles, day }: MailedJob): string {
  const words = foundTexts[language]
  const locale = LOCALES[language]
  const own = (text: string) => isolateBidi(oneLine(text), language)
  return [
    isolateBidi(dollars(Number(budget), language), language),
    own(tradeOf(category, language)),
    own(city),
    miles === 0 ? words.inTown : several(words.away, miles, locale),
    ...(day === null ? [] : [words.neededBy.replace('{day}', () => own(dayText(day, locale)))]),
  ].join(' · ')
}

const dayText = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(day))

function textOf(language: Language, { greeting, groups, settings }: Shown, all: Stop): string {
  const words = foundTexts[language]
  const parts = groups.map((group) => {
    const jobs = group.jobs.map(
      (job) => `${isolateBidi(oneLine(job.title), language)}\n${aboutJob(language, job)}\n${job.link}`,
    )
    const more = group.more === 0 ? [] : [`${several(words.more, group.more, LOCALES[language])}: ${group.list}`]
    return [nameOf(language, group), ...jobs, ...more, `${words.stop}: ${group.stop}`].join('\n\n')
  })
  const stopAll = all === undefined ? [] : [`${all.words}: ${all.link}`]
  return [greeting, ...parts, ...stopAll, `${words.choose}: ${settings}`, 'Bidfair'].join('\n\n') + '\n'
}

function htmlOf(language: Language, { subject, greeting, groups, settings }: Shown, all: Stop): string {
  const words = foundTexts[language]
  const parts = groups.map((group) => {
    const jobs = group.jobs.map((job) =>
      paragraph(
        `${strongLink(job.link, isolateBidi(oneLine(job.title), language))}<br>${escaped(aboutJob(language, job))}`,
      ),
    )
    const more =
      group.more === 0 ? [] : [paragraph(strongLink(group.list, several(words.more, group.more, LOCALES[language])))]
    return [heading(nameOf(language, group)), ...jobs, ...more, smallPrint(quietLink(group.stop, words.stop))].join(
      '\n',
    )
  })
  const ends = [...(all === undefined ? [] : [quietLink(all.link, all.words)]), quietLink(settings, words.choose)]
  return mailPage(language, subject, [paragraph(escaped(greeting)), ...parts, smallPrint(ends.join(' · '))].join('\n'))
}

/** The groups that were stored, without those whose jobs are gone meanwhile. */
function groupsIn(value: unknown): MailedGroup[] {
  return listIn(value).flatMap((one) => {
    const { name, more, list, stop } = one
    if (typeof name !== 'string' || typeof more !== 'number' || typeof list !== 'string' || typeof stop !== 'string')
      return []
    const jobs = listIn(one['jobs']).flatMap(jobIn)
    return jobs.length === 0 ? [] : [{ name, more, list, stop, jobs }]
  })
}

function jobIn({ title, category, city, budget, miles, day, link }: Params): MailedJob[] {
  const isWhole = [title, category, city, budget, link].every((part) => typeof part === 'string')
  if (!isWhole || typeof miles !== 'number') return []
  return [
    {
      title: String(title),
      category: String(category),
      city: String(city),
      budget: String(budget),
      link: String(link),
      miles,
      day: typeof day === 'string' ? day : null,
    },
  ]
}

const listIn = (value: unknown): Params[] =>
  Array.isArray(value) ? value.filter((one): one is Params => typeof one === 'object' && one !== null) : []
