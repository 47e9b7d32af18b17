import { mkdirSync, mkdtempSync, readdirSync, rmSync, watch, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** How WebKit ends the name of a file that has not come whole. */
const UNDER_WAY = '.wkdownload'

/**
 * A home for the settings of one browser, which say where its downloads go: WebKit's inspector says nothing of them, so that they are seen
 * where they come to lie.
 *
 * @param came is told the name and the path of each file
 */
export function downloadsSeen(came: (name: string, path: string) => void) {
  const home = mkdtempSync(join(tmpdir(), 'bidfair-webkit-'))
  const folder = join(home, 'downloads')
  mkdirSync(folder)
  writeFileSync(join(home, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${folder}"\n`)
  const seen = new Set<string>()
  const watcher = watch(folder, () => {
    for (const name of readdirSync(folder)) {
      if (name.endsWith(UNDER_WAY) || readdirSync(folder).includes(`${name}${UNDER_WAY}`) || seen.has(name)) continue
      seen.add(name)
      came(name, join(folder, name))
    }
  })
  return {
    env: { XDG_CONFIG_HOME: home },
    end: () => {
      watcher.close()
      rmSync(home, { recursive: true, force: true })
    },
  }
}
