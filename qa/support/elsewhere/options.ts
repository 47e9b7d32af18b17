import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readAllowed } from './accounts-file.ts'
import type { PlaceEnv } from './place.ts'

/** What the command line says of where walks go. */
export type PlaceOptions = {
  readonly url?: string | undefined
  readonly accounts?: string | undefined
  /** Minutes. */
  readonly patience: string
}

/** What is wrong with where the walks are to go, in one line; null where nothing is. */
export function wrongWithPlace({ url, accounts, patience }: PlaceOptions): string | null {
  if (url === undefined && accounts === undefined) return null
  if (url === undefined || accounts === undefined) return '--url and --accounts go together'
  if (!URL.canParse(url)) return `--url is no address: ${url}`
  if (!(Number(patience) > 0)) return `--patience is a number of minutes, not ${patience}`
  try {
    readAllowed(accounts)
    return null
  } catch (reason) {
    return `--accounts: ${reason instanceof Error ? reason.message : String(reason)}`
  }
}

/** What walks on a server that somebody else runs are told of it; undefined where the run has a server of its own. */
export function placeEnv({ url, accounts, patience }: PlaceOptions): PlaceEnv | undefined {
  if (url === undefined || accounts === undefined) return undefined
  return {
    QA_URL: new URL(url).origin,
    QA_ACCOUNTS: accounts,
    QA_PATIENCE: String(60 * Number(patience)),
    QA_LEFT: join(tmpdir(), `bidfair-left-${randomUUID()}`),
  }
}
