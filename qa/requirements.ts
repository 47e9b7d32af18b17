import type { WalkedPath, WalkedScene } from 'statechart-kit/walk/record'
import { CHAPTERS, type RowId } from '../scripts/coverage/rows.ts'
import { englishCodes, loadDictionary } from '../src/i18n/translate.ts'
import { languages, type Language } from '../src/i18n/languages.ts'

/** A rule, message or constant of the product: its stable id, what it says, and under which heading. */
export type Rule = { readonly id: string; readonly text: string; readonly chapter: string }

/** Every line of `docs/coverage.md`, in its order. */
export const rules: readonly Rule[] = CHAPTERS.flatMap(([chapter, rows]) =>
  Object.entries(rows).map(([id, text]) => ({ id, text, chapter })),
)

/** Scenes whose paths show the rules that begin so; other rules are not bound to a scene. */
const AT: readonly (readonly [prefix: string, scenes: readonly string[]])[] = [
  ['rule.login.', ['session/login']],
  ['rule.job.', ['registration/post-job']],
  ['rule.job-edit.', ['form/edit-job']],
  ['rule.bid.', ['bid/new', 'bid/edit']],
  ['rule.rating.', ['form/rating', 'form/rating-change', 'form/reply']],
  ['rule.customer-signup.', ['registration/customer-signup']],
  ['rule.business-signup.', ['registration/business-signup']],
  ['rule.customer-profile.', ['registration/customer-profile']],
  ['rule.business-profile.', ['registration/business-profile']],
  ['rule.business-details.', ['registration/business-details']],
  ['rule.update-password.', ['form/password']],
  ['rule.forgot-password.', ['form/forgot']],
  ['rule.email.', ['form/email']],
  ['rule.needed-by', ['registration/post-job', 'form/edit-job']],
  ['password.', ['registration/customer-signup', 'registration/business-signup', 'form/password', 'form/reset']],
  ['message.login-', ['session/login']],
]

/** Rules that name neither a code nor what is said: the scenes that show them, each by how the label of a step begins. */
const BY_STEP: { readonly [Row in RowId]?: readonly (readonly [scene: string, step: string])[] } = {
  'bid.withdrawn': [
    ['job/posted', 'bid.withdrawn'],
    ['command/withdraw-bid', 'save: done'],
  ],
  'bid.declined': [
    ['job/posted', 'bid.declined'],
    ['job/posted', 'bid.reconsidered'],
    ['form/decline', 'save: done'],
    ['command/reconsider-bid', 'save: done'],
  ],
  'bid.changed-said': [
    ['command/accept', 'save: conflict'],
    ['command/accept-beside', 'save: conflict'],
  ],
  'bids.in-pages': [['pages/interests', 'page.wanted']],
  'rule.completion.by-either': [
    ['job/posted', 'job.completed'],
    ['command/complete-own', 'save: done'],
    ['registration/complete-work', 'save: done'],
  ],
  'rule.completion.doubted': [
    ['job/posted', 'completion.doubted'],
    ['form/doubt', 'save: done'],
  ],
  'rule.completion.pictures': [['registration/complete-work', 'save: done']],
  'rule.ending.by-business': [['form/ending', 'save: done']],
  'rule.ending.by-customer': [['job/posted', 'assignment.ended']],
  'rule.rating.changed': [
    ['job/posted', 'rating.changed'],
    ['form/rating-change', 'save: done'],
  ],
  'rule.rating.reply': [
    ['job/posted', 'rating.answered'],
    ['form/reply', 'save: done'],
  ],
  'rule.notifications-older': [['pages/notifications', 'page.wanted']],
  'rule.mail-settings': [['form/mail-settings', 'save: done']],
  'business.reviews-in-pages': [['pages/reviews', 'page.wanted']],
  'business.page': [['details/business', 'load: done']],
  'business.offer': [
    ['details/offer', 'load: done'],
    ['command/accept-beside', 'save: done'],
  ],
  'business.pictures': [['registration/work-pictures', 'save: done']],
  'sessions.listed': [['details/sessions', 'load: done']],
  'sessions.ended': [
    ['command/end-session', 'save: done'],
    ['command/end-other-sessions', 'save: done'],
  ],
  'rule.email.undone': [['command/undo-email', 'save: done']],
  'rule.email.confirmed': [['details/email-confirmation', 'load: done']],
  'link.asked-first': [['details/reset-link', 'load:']],
  'language.before-login': [['session/login', 'language.changed']],
  'talk.reports': [['form/report', 'save: done']],
  'keys.screen': [['form/key', 'save: done']],
  'webhooks.screen': [
    ['form/webhook', 'save: done'],
    ['form/webhook-secret', 'save: done'],
    ['command/switch-on-webhook', 'save: done'],
  ],
  'talk.pages': [['thread/conversation', 'load']],
  'conversation.kept': [['outbox/composer', 'deliver: offline']],
  'message.customer-signup-refused': [['registration/customer-signup', 'save: conflict']],
  'message.business-signup-failure': [['registration/business-signup', 'save: conflict']],
  'message.delete-failure': [['command/delete-job', 'save: ']],
  'message.bid-failure': [['bid/new', 'place: offline']],
  'message.accept-failure': [['command/accept', 'save: offline']],
  'message.update-job-failure': [['form/edit-job', 'save: ']],
  'message.rate-failure': [['form/rating', 'save: ']],
  'message.subscription-failure': [['details/subscription', 'load: offline']],
  'message.notifications-failure': [['pages/notifications', 'load: offline']],
  'message.language-failure': [['command/language', 'save: offline']],
}

/** The same as a list: a rule, a scene, and how the label of a step of it begins. */
export const STEPS_THAT_SHOW = Object.entries(BY_STEP).flatMap(([rule, ways]) =>
  ways.map(([scene, step]) => [rule, scene, step] as const),
)

type Walked = Pick<WalkedScene, 'machine' | 'scene' | 'language'>

/** What a path has to have met for a rule, where its sentence names codes, or quotes what is said. */
type Signs = { readonly codes: readonly string[]; readonly said: readonly string[] }

/**
 * Says which rules the paths of some walks show, by the id of the path, whatever its language. A path shows a rule when it went well where
 * the rule holds, and met its code, saw its words, or took the step that is named above.
 */
export async function rulesShown(records: readonly WalkedScene[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const words = new Map(await Promise.all(languages.map(async (each) => [each, await codesIn(each)] as const)))
  const shown = records.flatMap((walked) =>
    walked.paths.map((path) => ({ id: path.id, rules: shownBy(walked, path, words) })),
  )
  return new Map(
    [...Map.groupBy(shown, ({ id }) => id)].map(([id, all]) => [id, [...new Set(all.flatMap((each) => each.rules))]]),
  )
}

type Codes = ReadonlyMap<string, string>

async function codesIn(language: Language): Promise<Codes> {
  const { codes } = await loadDictionary(language)
  return new Map(Object.entries(codes ?? (await englishCodes())))
}

function shownBy(
  { machine, scene, language }: Walked,
  { steps, script }: WalkedPath,
  words: ReadonlyMap<string, Codes>,
): readonly string[] {
  const place = `${machine}/${scene}`
  const labels = steps.filter(({ error }) => error === null).map(({ event }) => event)
  const seen = script.steps.flatMap(({ sees }) => sees)
  const isSaid = (text: string | undefined): boolean =>
    text !== undefined && seen.some((sentence) => sentence.includes(text))
  const isMet = (code: string): boolean =>
    labels.some((label) => label.split(' ').includes(code)) || isSaid(words.get(language)?.get(code))
  const english = words.get('en') ?? new Map<string, string>()
  return rules
    .filter(({ id, text }) => {
      const at = AT.find(([prefix]) => id.startsWith(prefix))?.[1]
      if (at !== undefined && !at.includes(place)) return false
      const { codes, said } = signsIn(text, english)
      return codes.some(isMet) || (language === 'en' && said.some(isSaid)) || isTaken(id, place, labels)
    })
    .map(({ id }) => id)
}

function isTaken(rule: string, place: string, labels: readonly string[]): boolean {
  return STEPS_THAT_SHOW.some(
    ([id, scene, step]) => id === rule && scene === place && labels.some((label) => label.startsWith(step)),
  )
}

/** Codes stand in a sentence as they are, or as what they say in English. */
function signsIn(sentence: string, english: Codes): Signs {
  const said = [...sentence.matchAll(/“([^”]+)”/g)].map(([, words = '']) => words)
  const named = sentence.match(/\b[A-Z0-9]+(?:_[A-Z0-9]+)+\b/g) ?? []
  const meant = [...english].filter(([, words]) => said.includes(words)).map(([code]) => code)
  return { codes: [...named, ...meant], said }
}
