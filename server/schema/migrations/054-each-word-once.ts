import { sql, type Kysely } from 'kysely'

/** A search names each word once, though it is the same in several languages: an index compares all that a search names with what it has. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Any of some terms. No word has a bar in it.
    create or replace function search_any(terms text[]) returns tsquery language sql stable parallel safe as $$
      select string_agg(distinct said, ' | ')::tsquery
      from unnest(terms) as term cross join lateral regexp_split_to_table(search_term(term)::text, ' \\| ') as said
    $$;
  `.execute(db)
}
