/** What holds while a server is replaced by a newer one. Ids are stable; tests name them. */
export const UPGRADING = {
  'upgrade.serves':
    'A server goes on with the schema of a newer version that only adds; one that no longer serves it is told in one line',
  'upgrade.whole': 'A step of the schema that fails leaves nothing half done',
  'upgrade.locks': 'A step of the schema that would wait for a lock lets everybody else go on, and is tried again',
  'upgrade.adds': 'Each step of the schema adds, unless it says in its name whom it still serves',
  'upgrade.before':
    'Servers of the version before and of this one do the main job together, whichever writes: no notice is lost or doubled',
  'upgrade.contract':
    'The contract only grows: a program that was written for the version before finds all that it uses',
} as const satisfies Record<string, string>
