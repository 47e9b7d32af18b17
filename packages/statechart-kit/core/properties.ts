/**
 * How a statement fared: `inconclusive` where a walk was too short to tell. What is claimed of the end had not come yet, or what the
 * statement is about never came up.
 */
export type Verdict = 'held' | 'broken' | 'inconclusive'

/** How a walk stopped: `atRest` where nothing goes on any more unless somebody does something, `cut` where something was still under way. */
export type End = 'atRest' | 'cut'

/** A question about one moment of a walk. A method, for statements on the moments of one machine are kept with those of any. */
export type Question<Moment> = { asks(moment: Moment): boolean }['asks']

/** A statement on a moment and all that comes after it. */
export type Property<Moment> = {
  judge(moments: readonly Moment[], end: End): Verdict | 'untried'
}

type Part<Moment> = Property<Moment> | Question<Moment>

/** It holds at every moment. */
export function always<Moment>(part: Part<Moment>): Property<Moment> {
  const { judge } = propertyOf(part)
  return { judge: (moments, end) => worst(moments.map((_, at) => judge(moments.slice(at), end))) }
}

/** It holds at no moment. */
export function never<Moment>(asks: Question<Moment>): Property<Moment> {
  return always((moment: Moment) => !asks(moment))
}

/** Whenever the one holds, so does the other: a statement on that moment and those after it. */
export function whenever<Moment>(asks: Question<Moment>, part: Part<Moment>): Property<Moment> {
  const { judge } = propertyOf(part)
  return always({
    judge: (moments, end) => (moments.slice(0, 1).some(asks) ? judge(moments, end) : 'untried'),
  })
}

/** It holds from the next moment on. */
export function afterwards<Moment>({ judge }: Property<Moment>): Property<Moment> {
  return { judge: ([, ...later], end) => judge(later, end) }
}

/**
 * In the end it holds, without anybody doing anything for it: at the latest once all answers have come and no clock runs any more. A
 * walk that was cut off before that cannot tell.
 */
export function eventually<Moment>(asks: Question<Moment>): Property<Moment> {
  return {
    judge: (moments, end) => (moments.some(asks) ? 'held' : end === 'atRest' ? 'broken' : 'inconclusive'),
  }
}

/** Whenever the one holds, the other does in the end; see `eventually`. */
export function leadsTo<Moment>(from: Question<Moment>, to: Question<Moment>): Property<Moment> {
  return whenever(from, eventually(to))
}

/** It holds until the other does, which has to come: until it has, nothing is shown. */
export function until<Moment>(holds: Question<Moment>, ends: Question<Moment>): Property<Moment> {
  return { judge: (moments) => judgeUntil(moments, holds, ends) ?? 'inconclusive' }
}

/** It holds unless the other has come, which need not. */
export function unless<Moment>(holds: Question<Moment>, ends: Question<Moment>): Property<Moment> {
  return { judge: (moments) => judgeUntil(moments, holds, ends) ?? 'held' }
}

export function verdictOf<Moment>({ judge }: Property<Moment>, moments: readonly Moment[], end: End): Verdict {
  const verdict = judge(moments, end)
  return verdict === 'untried' ? 'inconclusive' : verdict
}

/** How many moments of a walk it takes to break a statement that it breaks: what comes after them does not matter. */
export function lengthToBreak<Moment>(property: Property<Moment>, moments: readonly Moment[]): number {
  const at = moments.findIndex((_, index) => verdictOf(property, moments.slice(0, index + 1), 'cut') === 'broken')
  return at === -1 ? moments.length : at + 1
}

/** How a statement fared on several walks: it takes one to break it, and one to show that it holds. */
export type Fared = { readonly [Each in Verdict]: number }

export function overall({ held, broken }: Fared): Verdict {
  if (broken > 0) return 'broken'
  return held > 0 ? 'held' : 'inconclusive'
}

/** Null where neither has been broken nor come to its end. */
function judgeUntil<Moment>(
  moments: readonly Moment[],
  holds: Question<Moment>,
  ends: Question<Moment>,
): 'held' | 'broken' | null {
  for (const moment of moments) {
    if (ends(moment)) return 'held'
    if (!holds(moment)) return 'broken'
  }
  return null
}

function propertyOf<Moment>(part: Part<Moment>): Property<Moment> {
  if (typeof part !== 'function') return part
  return { judge: ([first]) => (first === undefined || part(first) ? 'held' : 'broken') }
}

function worst(all: readonly (Verdict | 'untried')[]): Verdict | 'untried' {
  return (['broken', 'inconclusive', 'held'] as const).find((each) => all.includes(each)) ?? 'untried'
}
