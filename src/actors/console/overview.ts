import { loadOverview, type Overview, type OverviewFilter } from '../../services/operators.ts'
import { loaderOf } from '../loading.ts'
import type { ConsoleEnvironment } from './environment.ts'

export type { JobFigures, Overview, OverviewFilter } from '../../services/operators.ts'

/** The figures of a filter. */
export const overviewMachine = (environment: ConsoleEnvironment) =>
  loaderOf<OverviewFilter, Overview>(environment, loadOverview)
