import type { AnyStateMachine } from 'xstate'
import type { Model } from 'statechart-kit/core/model'
import { ignoredIn } from 'statechart-kit/core/answers'
import type { Path, Step } from 'statechart-kit/core/edge'
import type { Tidy } from 'statechart-kit/script/script'
import type { Stage as StageOf } from 'statechart-kit/walk/stage'
import { walkOnce as walkOnceIn, walkScene as walkIn, type Run } from 'statechart-kit/walk/walk'
import { nextPath } from '../../support/api.ts'
import { controlNames } from '../../support/words.ts'
import { elsewhere } from '../../support/remote/remote-server.ts'
import { useBrowser } from '../../support/browser.ts'
import { walksFolder } from '../../support/folders.ts'
import { isChange, operationOf } from '../../support/operations.ts'
import { treatmentOf } from './network-gate.ts'
import { language } from '../../support/language.ts'
import { keptTraces } from '../../support/traces.ts'
import { planOfScreens, walkScreens } from './at-random.ts'
import { openVisit, type OpenVisit, type Visit } from './visit.ts'

/** A scene of a chart in this app. Of several people, `visit` is the one whose screen is pictured. */
export type Stage<Machine extends AnyStateMachine, World extends Seen> = Omit<
  StageOf<Machine, World, OpenVisit>,
  'screen'
>

type Seen = { readonly visit: Visit }

/** A path takes so long at most, what it waits for not counted; milliseconds. */
const LONGEST = 600_000

const run: Run<OpenVisit> = {
  language,
  folder: walksFolder,
  retouching: {
    // Numbers of jobs, addresses of accounts; then days and hours as our three languages write them.
    masks: [
      ['#[0-9A-F]{6}(?![0-9A-F])', '#000000'],
      [String.raw`[\w.+-]+@example\.com`, 'somebody@example.com'],
      [String.raw`\p{L}{3,9}\.? \d{1,2}, 20\d\d`, '00/00/0000'],
      [String.raw`\d{1,2}\s(?:de\s)?[\p{L}.]{3,10}\s(?:de\s)?(?:20)?\d\d(?!\d)`, '00/00/0000'],
      [String.raw`\d{1,2}:\d\d(?:\s?(?:[AP]M|[ap]\.\s?m\.|[صم](?!\p{L})))?`, '00:00'],
    ],
    // How much news somebody has depends on what others do at the same time.
    hidden: 'a[href$="/notification"] > span { visibility: hidden; }',
  },
  traces: await keptTraces(),
  tidy,
  controlName: await controlNames(language),
  useBrowser,
  openerFor: (steps, along) => {
    nextPath()
    return (account, line) => openVisit(account, { isClocked: isOfTime(steps), ...along }, line)
  },
  calls: { operationOf, treatmentOf, isChange },
  commands: {
    replay: (id) => `npm run qa -- replay ${id}`,
    path: (title) => `npm run test:paths -- --path "${title.replaceAll('"', String.raw`\"`)}"`,
  },
  ...whileElsewhere(),
}

/** Where somebody else runs the server it says how long to wait, and paths may take as long. */
function whileElsewhere(): Pick<Run<OpenVisit>, 'isOver' | 'patience'> {
  const place = elsewhere()
  if (!place) return {}
  return { isOver: place.patience.isOver, patience: place.most * 1000 + LONGEST }
}

/** Addresses of accounts are numbered; nobody needs ids. */
function tidy(): Tidy {
  const known = new Map<string, string>()
  const shortOf = (address: string, name: string): string => {
    const short = known.get(address) ?? `${name}${known.size + 1}@example.com`
    known.set(address, short)
    return short
  }
  return (sentence) =>
    sentence
      .replaceAll(/\b([a-z]+)-\d+-[0-9a-z]{6,}-\d+@example\.com/g, shortOf)
      .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '…')
      .replaceAll(/#[0-9A-F]{6}(?![0-9A-F])/g, '#…')
}

/** Whether something on the way has to wait for longer than a test does. */
function isOfTime(steps: readonly Step[]): boolean {
  return steps.some(
    ({ edge: { label, event } }) =>
      label.startsWith('after ') || label.endsWith(': timedOut') || ignoredIn(event) !== undefined,
  )
}

/** What pages change by the way, beside what somebody does there. */
const incidental = {
  markNotificationsRead: 'What others do meanwhile is unread again at once; the scene mark-read reads it back.',
} as const

const atRandom = planOfScreens(process.env)

function whole<Machine extends AnyStateMachine, World extends Seen>(
  stage: Stage<Machine, World>,
): StageOf<Machine, World, OpenVisit> {
  return { ...stage, screen: ({ visit }) => visit, stored: { ...incidental, ...stage.stored } }
}

/** Walks every covering path of a scene in a browser, one test a path, and writes down how it went. */
export function walkScene<Machine extends AnyStateMachine, World extends Seen>(
  model: Model,
  sceneName: string,
  stage: Stage<Machine, World>,
): void {
  if (atRandom === null) walkIn(run, model, sceneName, whole(stage))
  else walkScreens(model, sceneName, whole(stage), atRandom)
}

/** Walks one path inside of another test, which has a browser already, and answers how many steps it had. */
export function walkOnce<Machine extends AnyStateMachine, World extends Seen>(
  stage: Stage<Machine, World>,
  path: Path,
): Promise<number> {
  return walkOnceIn(run, whole(stage), path)
}
