import type { Db } from '../platform/db/connection.ts'
import { scaleLimit, type Limit } from '../platform/limits/rate-limiter.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import { alternativesOf, KNOWN_WORDS, TRADE_NAMES } from './search-synonyms.ts'
import { nearWords } from './search-spelling.ts'
import { readLikeWords, readMatching, readQuery, readWords, searchJobs, type Searcher } from './repository-search.ts'

/** The jobs that a search finds: those with its words, and where they are few, those with words spelled much like them. */
export type Found = Readonly<{
  exact: readonly string[]
  near: readonly string[]
  /** Each word that one of them may have been found by. */
  terms: readonly string[]
}>

/** Pages that an account may search: who types a word at a time needs a tenth of that. */
const SEARCHES: Limit = { name: 'searches', max: 120, windowMs: 60_000 }

/** The same from one network, behind which there may be several people; or one person with many accounts. */
const SEARCHES_OF_NETWORK: Limit = { name: 'searches of a network', max: 300, windowMs: 60_000 }

/** Counts a search, which costs more than a list does, for its account and its network. Throws past either limit. */
export async function countSearch(
  { limits, settings }: Deps,
  { accountId, network }: Readonly<{ accountId: string; network: string }>,
): Promise<void> {
  const count = async (limit: Limit, whom: string) =>
    limits.countApproximately({ ...limit, max: scaleLimit(limit.max, settings.rateLimitMultiplier) }, whom)
  await count(SEARCHES_OF_NETWORK, network)
  await count(SEARCHES, accountId)
}

/** With fewer jobs than this, words may be misspelled. */
export const ENOUGH = 3

/** More words than this narrow no search that anybody types; each may cost a look for the nearest ones. */
const MOST_WORDS = 8

/** Searches the jobs that somebody may see. `isNear` asks for the misspelled ones in any case. */
export async function findJobs(db: Db, searcher: Searcher, said: string, isNear: boolean): Promise<Found> {
  const groups = await groupsOf(db, said)
  if (groups.length === 0) return { exact: [], near: [], terms: [] }
  const exact = await searchJobs(db, searcher, { groups, trades: TRADE_NAMES })
  if (exact.length >= ENOUGH && !isNear) return { exact, near: [], terms: termsOf(groups) }
  const wider = await withNearWords(groups, (word) => readLikeWords(db, word))
  if (wider === undefined) return { exact, near: [], terms: termsOf(groups) }
  const found = await searchJobs(db, searcher, { groups: wider, trades: TRADE_NAMES })
  return { exact, near: found.filter((id) => !exact.includes(id)), terms: termsOf(wider) }
}

/** For each word of a search that says something, itself and what says the same. */
export type Groups = ReturnType<typeof alternativesOf>

/**
 * The same with the words that each may be a misspelled one of, out of those that `like` gives for it; undefined where there are none.
 * @param like words that have many letters in common with another one
 */
export async function withNearWords(
  groups: Groups,
  like: (word: string) => Promise<readonly string[]>,
): Promise<readonly (readonly string[])[] | undefined> {
  const wider = await Promise.all(
    groups.map(async (group) => {
      const [word] = group
      const near = word.includes(' ') ? [] : nearWords(word, [...(await like(word)), ...KNOWN_WORDS])
      return [...group, ...near.flatMap((one) => alternativesOf([one]).flat())]
    }),
  )
  return wider.every((group, index) => group.length === groups[index]?.length) ? undefined : wider
}

/** What a search says, as far as it counts. */
export async function groupsOf(db: Db, said: string): Promise<Groups> {
  const meant = (await readWords(db, said)).filter(({ isStop }) => !isStop)
  return alternativesOf(meant.slice(0, MOST_WORDS).map(({ word }) => word))
}

/** What finds whole words of a search among `job_texts`, to be kept: a tsquery. Undefined where no word says anything. */
export async function keptQuery(db: Db, said: string): Promise<string | undefined> {
  return await queryOf(db, await groupsOf(db, said))
}

/** What finds a word of each group, or a trade by its name: a tsquery. Undefined where no word says anything. */
export async function queryOf(db: Db, groups: readonly (readonly string[])[]): Promise<string | undefined> {
  return groups.length === 0 ? undefined : ((await readQuery(db, { groups, trades: TRADE_NAMES })) ?? undefined)
}

/** Their single words: of "air conditioning" each is marked. */
const termsOf = (groups: readonly (readonly string[])[]): readonly string[] => [
  ...new Set(groups.flat().flatMap((term) => term.split(' '))),
]

/** A word, or two letters with a slash between them, such as "A/C". */
const WORD = /\b[a-z]\/[a-z]\b|[\p{L}\p{M}\p{N}]+/giu

/** For each text its words that a search found, as they stand there. */
export async function matchedWords(
  db: Db,
  texts: readonly string[],
  terms: readonly string[],
): Promise<readonly (readonly string[])[]> {
  const each = texts.map((text) => [...new Set(text.match(WORD))])
  const found = await readMatching(db, [...new Set(each.flat())], terms)
  return each.map((words) => words.filter((word) => found.has(word)))
}
