import type { Locator } from 'playwright-core'
import type { FileRow, SlotRules } from '../../../machines/registration-context.ts'
import { failureText } from '../../../src/i18n/failure-text.ts'
import { recordSight } from 'statechart-kit/script/element-path'
import type { Translate } from '../../../src/i18n/translate.ts'
import { fieldFacts } from './form-facts.ts'

/** A place for files as a person finds and reads it. */
export type SlotParts = {
  readonly label: (say: Translate) => string
  /** One picture, tiles of pictures, or rows of documents. */
  readonly looks: 'picture' | 'tiles' | 'rows'
  /** How many more there may be; of one picture nothing is said, and of tiles not before there is one. */
  readonly left?: (say: Translate, room: number) => string
  /** What can be done with a file that has arrived, besides removing it. */
  readonly more?: (say: Translate, name: string) => string
}

/** What a place for files says and lets be done. */
export type SlotFacts = {
  readonly wrong: string | null
  readonly canPick: boolean
  /** The bars of what is on its way. */
  readonly sending: readonly string[]
  /** The buttons that can be pressed. */
  readonly buttons: readonly string[]
  readonly told: readonly string[]
}

type Slot = {
  readonly rows: readonly FileRow<string>[]
  readonly rules: Pick<SlotRules, 'max' | 'skipsFailed'>
  /** What is wrong with it, besides a file that holds everything up. */
  readonly wrong: string | null
  readonly wasSubmitted: boolean
  /** No more can be picked, while it is being sent or waits; nothing can be changed at all. */
  readonly isBusy: boolean
  readonly isFixed: boolean
}

/** Finds the control that takes the files. */
export function slotControl(place: Locator, { label }: SlotParts, say: Translate): Locator {
  return place.getByLabel(label(say), { exact: true })
}

export async function readSlot(control: Locator): Promise<SlotFacts> {
  const { wrong } = await fieldFacts(control)
  const facts = await control.evaluate((input) => {
    const area = input.closest('[data-over]')
    const all = (css: string): readonly Element[] => [...(area?.querySelectorAll(css) ?? [])]
    const name = (element: Element): string => element.getAttribute('aria-label') ?? element.textContent
    return {
      canPick: input.matches(':enabled'),
      sending: all('[role=progressbar]').map(name),
      buttons: all('button:enabled').map(name),
      told: all('[role=status]')
        .map(name)
        .filter((words) => words !== ''),
    }
  })
  recordSight(control, 'says', [...facts.sending, ...facts.told].join(' '))
  return { wrong, ...facts }
}

/** What a place for files has to say for what is in it. */
export function wantedSlot({ looks, left, more }: SlotParts, slot: Slot, say: Translate): SlotFacts {
  const { rows, rules, isBusy, isFixed } = slot
  const failed = rows.filter(({ status }) => status === 'failed')
  const isHeldUp = slot.wasSubmitted && failed.length > 0 && !rules.skipsFailed
  const room = rules.max - rows.filter(({ status }) => status !== 'refused').length
  const words = rows.map((row) => ({ ...row, words: standing(row, say) }))
  return {
    wrong: slot.wrong ?? (isHeldUp ? say('ui.heldUp', { count: failed.length }) : null),
    canPick: !isBusy && (looks === 'picture' || room > 0),
    sending: rows.flatMap(({ name, status }) => (status === 'sending' ? [say('ui.sending', { name })] : [])),
    buttons: rows.flatMap(({ name, status }) => [
      ...(more && status === 'done' ? [more(say, name)] : []),
      ...(status === 'failed' && !isFixed ? [say('ui.retryNamed', { name })] : []),
      ...(isFixed ? [] : [say('ui.removeNamed', { name })]),
    ]),
    told: [
      ...(looks === 'tiles'
        ? // Who sees a picture of several sees its bar go away; what went wrong stands below all of them.
          [words.filter(({ status }) => status === 'done'), words.filter(({ status }) => status !== 'done')]
            .flat()
            .flatMap((row) => (row.status === 'sending' ? [] : [`${row.name}: ${row.words}`]))
        : words.map((row) => row.words)),
      ...(left && (looks !== 'tiles' || rows.length > 0) ? [left(say, room)] : []),
    ],
  }
}

function standing({ status, failure }: FileRow<string>, say: Translate): string {
  if (status === 'sending') return say('ui.uploading')
  if (status === 'done') return say('ui.sent')
  return failure === null ? say('ui.failed') : failureText(say, failure, 'upload')
}
