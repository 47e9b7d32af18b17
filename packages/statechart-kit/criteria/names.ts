/** What paths are to show, from the weakest on; whatever is asked for, they take every transition. */
export const CRITERIA = ['transitions', 'leaves', 'guards', 'pairs', 'answers'] as const

/**
 * `transitions`: each declared transition once. `leaves`: each in every leaf in which it holds. `guards`: each part of each guard once
 * true and once false, and each event where it is not heard. `pairs`: every two transitions that can follow one another, and two answers
 * with one event between. `answers`: each answer of each call.
 */
export type Criterion = (typeof CRITERIA)[number]

/** What walks can be asked for. Controls are known only once a walk has seen them. */
export const COVERS = [...CRITERIA, 'controls'] as const

export const USUAL: readonly Criterion[] = ['transitions', 'guards', 'answers']

/** The criteria that are named, with commas between; the usual ones if none is. */
export function criteriaIn(names: string | undefined): readonly Criterion[] {
  const wanted = names?.split(',')
  const found = CRITERIA.filter((each) => wanted?.includes(each))
  return found.length > 0 ? found : USUAL
}
