import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { parse, type AlterTableCmd, type Node } from 'libpg-query'
import type { Step } from '../../server/schema/migrations/migration-step.ts'

/** The statements of a step, as PostgreSQL would be asked them. */
async function statementsOf(step: Step): Promise<Node[]> {
  const texts: string[] = []
  const db = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void texts.push(query.sql),
  })
  await step.up(db)
  const parsed = await Promise.all(texts.map(async (text) => (await parse(text)).stmts ?? []))
  return parsed.flat().flatMap(({ stmt }) => (stmt === undefined ? [] : [stmt]))
}

/** What in a step the version before would not live with, or has to wait for; nothing, where the step only adds. */
export async function takesAway(step: Step): Promise<string[]> {
  const statements = await statementsOf(step)
  const made = new Set(statements.map(tableMadeBy))
  const remade = new Set(statements.map((one) => ('IndexStmt' in one ? one.IndexStmt.idxname : undefined)))
  return statements.flatMap((statement) => {
    const isNew = (table: string | undefined): boolean => table !== undefined && made.has(table)
    if ('AlterTableStmt' in statement) {
      const { relation, cmds = [] } = statement.AlterTableStmt
      if (isNew(relation?.relname)) return []
      return cmds.flatMap((one) => ('AlterTableCmd' in one ? changedBy(one.AlterTableCmd) : ['alters a table']))
    }
    if ('IndexStmt' in statement) {
      const { relation, concurrent = false, unique = false, idxname = '' } = statement.IndexStmt
      if (isNew(relation?.relname)) return []
      return [
        ...(unique ? [`${idxname} refuses what the version before may write`] : []),
        ...(concurrent ? [] : [`${idxname} is made while nobody can write: use indexConcurrently`]),
      ]
    }
    if ('DropStmt' in statement) {
      const { concurrent = false, objects = [] } = statement.DropStmt
      return concurrent && objects.every((one) => remade.has(nameIn(one)))
        ? []
        : objects.map((one) => `drops ${nameIn(one)}`)
    }
    const kind = Object.keys(statement)[0] ?? ''
    return ADDING.has(kind) ? [] : [`does what is not known to only add (${kind})`]
  })
}

/** What adds whatever it says. A function or a trigger works for servers of both versions, and their tests show how. */
const ADDING = new Set([
  'CreateStmt',
  'CreateTableAsStmt',
  'CreateFunctionStmt',
  'CreateTrigStmt',
  'InsertStmt',
  'UpdateStmt',
  'SelectStmt',
])

function tableMadeBy(statement: Node): string | undefined {
  if ('CreateStmt' in statement) return statement.CreateStmt.relation?.relname
  if ('CreateTableAsStmt' in statement) return statement.CreateTableAsStmt.into?.rel?.relname
  return undefined
}

function nameIn(node: Node): string | undefined {
  const names = 'List' in node ? node.List.items : 'ObjectWithArgs' in node ? node.ObjectWithArgs.objname : undefined
  const last = names?.at(-1)
  return last !== undefined && 'String' in last ? last.String.sval : undefined
}

/** A column may be added, where whoever does not know it may leave it out. */
function changedBy({ subtype, def, name = '' }: AlterTableCmd): string[] {
  if (subtype !== 'AT_AddColumn' || def === undefined || !('ColumnDef' in def)) return [`${subtype} ${name}`.trim()]
  const { colname = '', constraints = [] } = def.ColumnDef
  const kinds = constraints.map((one) => ('Constraint' in one ? one.Constraint.contype : undefined))
  const isFilled = kinds.some((kind) => kind === 'CONSTR_DEFAULT' || kind === 'CONSTR_GENERATED')
  return [
    ...(kinds.includes('CONSTR_NOTNULL') && !isFilled ? [`column ${colname} is not null without a default`] : []),
    ...(kinds.includes('CONSTR_UNIQUE') ? [`column ${colname} is unique at once: its index locks the table`] : []),
    ...(kinds.includes('CONSTR_GENERATED') || kinds.includes('CONSTR_IDENTITY')
      ? [`column ${colname} writes the whole table anew, which is locked meanwhile`]
      : []),
  ]
}
