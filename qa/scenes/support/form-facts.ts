import { setTimeout as wait } from 'node:timers/promises'
import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import type { FieldError } from '../../../generated/field-errors.ts'
import { recordSight } from 'statechart-kit/script/element-path'
import { wordsOf } from 'statechart-kit/walk/unsupported'
import type { Translate } from '../../../src/i18n/translate.ts'

/** A field as a person meets it: what is in it, and what it says is wrong with that. */
export type FieldFacts = { readonly value: string; readonly wrong: string | null }

/** Reads a field by its control. */
export async function fieldFacts(control: Locator): Promise<FieldFacts> {
  const facts = await control.evaluate((element) => {
    const told = element
      .getAttribute('aria-describedby')
      ?.split(' ')
      .find((id) => id.endsWith('-error'))
    const words = told === undefined ? null : document.getElementById(told)?.textContent
    return {
      value: 'value' in element ? String(element.value) : '',
      wrong: element.getAttribute('aria-invalid') === 'true' ? (words ?? '') : null,
    }
  })
  recordSight(control, 'holds', facts.value)
  recordSight(control, 'wrong', facts.wrong ?? '')
  return facts
}

/** What a field has to say, out of the errors of its form. */
export function wrongIn(errors: readonly FieldError[], field: string, say: Translate): string | null {
  const error = errors.find((each) => each.field === field)
  return error === undefined ? null : say.code(error.code)
}

/** How long one look at the screen may take, and how long the screen may take to become as it should; milliseconds. */
const LOOK = 2_000
const PATIENCE = 20_000

/**
 * Waits until the screen has become like this. A look during which something went away would wait for it: it is given
 * up for a new one. Where it never becomes so, the failure tells what it was on the way, too: it may have been missed.
 */
export async function becomes<Facts>(read: () => Promise<Facts>, wanted: Facts): Promise<void> {
  const seen: string[] = []
  const see = (words: string): void => {
    if (seen.at(-1) !== words) seen.push(words)
  }
  const look = async (): Promise<Facts> => {
    const facts = await Promise.race([read(), tooLong()]).catch((reason: unknown) => {
      see(wordsOf(reason))
      throw reason
    })
    see(JSON.stringify(facts))
    return facts
  }
  await expect
    .poll(look, { timeout: PATIENCE, interval: 20 })
    .toEqual(wanted)
    .catch((reason: unknown) => {
      throw new Error([wordsOf(reason), ...(seen.length > 1 ? ['It was, in turn:', ...seen] : [])].join('\n  '), {
        cause: reason,
      })
    })
}

async function tooLong(): Promise<never> {
  await wait(LOOK, undefined, { ref: false })
  throw new Error(`A look at the screen took more than ${LOOK} ms`)
}

/** Something that works is marked as busy, and can then not be pressed. */
export async function isWorking(button: Locator): Promise<boolean> {
  const isBusy = (await button.getAttribute('aria-busy')) === 'true'
  recordSight(button, 'busy', `${isBusy}`)
  return isBusy
}

/** What these say that say anything; WebKit begins and ends the words of some with a new line. */
export async function textsOf(places: Locator): Promise<readonly string[]> {
  return (await places.allInnerTexts()).map((text) => text.trim()).filter((text) => text !== '')
}

/** What alerts inside say. */
export const alertsIn = (place: Locator): Promise<readonly string[]> => textsOf(place.getByRole('alert'))
