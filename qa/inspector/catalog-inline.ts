import type { MachineCatalog } from './catalog.ts'

/** What the page has of the catalog: `catalog-plugin.ts` puts all of it here. */
export const catalog: MachineCatalog = []
