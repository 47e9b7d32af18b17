import { runChecks, tell } from './test/steps.ts'

/** `npm run check`: the quick checks before a commit. */
tell(await runChecks())
