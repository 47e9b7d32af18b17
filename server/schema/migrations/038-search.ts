import { sql, type Kysely } from 'kysely'
import { indexConcurrently } from './migration-step.ts'

/**
 * What is written of jobs, to be searched: the words of each job as English, Spanish and Arabic stems, and who may find it. A row says
 * `of/CUSTOMER`, and while the job is open `in/COUNTRY/STATE/CITY/TRADE`: an index then finds the jobs of somebody that have a word without
 * looking at others that have it. The words themselves are kept once each, so that the nearest to a misspelled one is found.
 * Triggers keep all that, so that no code can forget it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create extension if not exists unaccent;
    create extension if not exists pg_trgm;

    create table if not exists job_texts (
      job_id uuid primary key references jobs on delete cascade,
      words tsvector not null
    );
    -- Trigrams are of Latin letters alone, so each Arabic letter has one that stands for it.
    create table if not exists search_words (
      word text primary key,
      spelled text not null generated always as (
        translate(word, 'ابتثجحخدذرزسشصضطظعغفقكلمنهويءؤئ', 'abtcjhxdzresfgipokqlmnuwvy12345')) stored
    );

    -- Lower case without accents, letters that are written in several ways in one; signs between words are blanks.
    create or replace function search_fold(said text) returns text language sql stable parallel safe as $$
      select regexp_replace(
        regexp_replace(
          translate(lower(unaccent(regexp_replace(said, '[\u064B-\u065F\u0670\u0640]', '', 'g'))), 'أإآٱىة', 'اااايه'),
          '\\m([a-z])/([a-z])\\M', '\\1\\2', 'g'),
        '[]\\s!-,./:-@[\\\\^_\`{-~¡¿«»“”‘’،؛؟…–—-]+', ' ', 'g')
    $$;

    -- Arabic words without the article and what is joined to them in front.
    create or replace function search_bare(folded text) returns text language sql immutable parallel safe as $$
      select regexp_replace(folded, '(^| )(?:و?(?:ال|بال|كال|فال|لل)|و)(?=[ء-ي]{3})', '\\1', 'g')
    $$;

    -- Each word as it is and as the stems of it: nobody says in which language a job is written.
    create or replace function search_vector(said text) returns tsvector language sql stable parallel safe as $$
      select to_tsvector('english', folded) || to_tsvector('spanish', folded) || to_tsvector('arabic', folded)
        || to_tsvector('arabic', search_bare(folded)) || to_tsvector('simple', folded)
      from search_fold(said) as folded
    $$;

    -- Some words in a row, in any of the languages; null for what says nothing in one of them, such as "the".
    create or replace function search_term(said text) returns tsquery language sql stable parallel safe as $$
      select case when numnode(en) > 0 and numnode(es) > 0 and numnode(ar) > 0 then en || es || ar || phraseto_tsquery('arabic', search_bare(said)) end
      from (select phraseto_tsquery('english', said) as en, phraseto_tsquery('spanish', said) as es,
        phraseto_tsquery('arabic', said) as ar) as spoken
    $$;

    -- Any of some terms.
    create or replace function search_any(terms text[]) returns tsquery language sql stable parallel safe as $$
      select string_agg('(' || search_term(term)::text || ')', ' | ')::tsquery from unnest(terms) as term
    $$;

    -- What finds a mark that is not a word.
    create or replace function search_mark(mark text) returns tsquery language sql immutable parallel safe as $$
      select ('''' || replace(replace(mark, '\\', '\\\\'), '''', '''''') || '''')::tsquery
    $$;

    create or replace function search_words_of(job jobs) returns tsvector language sql stable parallel safe as $$
      select search_vector(concat_ws(' ', job.title, job.details, job.category, job.city))
        || array_to_tsvector(array['of/' || job.customer_id, 'as/' || job.category] || case when job.status = 'open' and job.deleted_at is null
          then array[concat_ws('/', 'in', job.country, job.state, job.city, job.category)] else array[]::text[] end)
    $$;

    create or replace function note_job_text() returns trigger language plpgsql as $$
    begin
      insert into job_texts (job_id, words) values (new.id, search_words_of(new))
        on conflict (job_id) do update set words = excluded.words;
      if tg_op = 'INSERT' or (old.title, old.details) is distinct from (new.title, new.details) then
        -- In order, so that two who write down the same words do not wait for each other.
        insert into search_words (word)
          select distinct word
          from regexp_split_to_table(search_fold(concat_ws(' ', new.title, new.details, new.category, new.city)), ' ') as word
          where length(word) between 3 and 30 and word !~ '^[0-9]+$'
          order by word
          on conflict do nothing;
      end if;
      return null;
    end $$;
    create or replace trigger jobs_text_new after insert on jobs for each row execute function note_job_text();
    create or replace trigger jobs_text_changed after update of title, details, category, country, state, city, status, deleted_at on jobs for each row
      when ((old.title, old.details, old.category, old.country, old.state, old.city, old.status = 'open', old.deleted_at)
        is distinct from (new.title, new.details, new.category, new.country, new.state, new.city, new.status = 'open', new.deleted_at))
      execute function note_job_text();
  `.execute(db)
  await sql`
    -- A word that no job has any more is forgotten: it may have been somebody's name. Most words are in one of the newest jobs.
    create or replace function forget_words() returns trigger language plpgsql as $$
    declare
      gone text[] := array(
        select word from search_words
        where word = any(tsvector_to_array(old.words))
          and (tg_op = 'DELETE' or word <> all(tsvector_to_array(new.words))));
    begin
      if cardinality(gone) > 0 then
        gone := array(
          select unnest(gone)
          except select lexeme from (select words from job_texts order by job_id desc limit 100) as newest, unnest(newest.words));
        delete from search_words
          where word = any(gone) and not exists (select from job_texts t where t.words @@ search_mark(word));
      end if;
      return null;
    end $$;
    create or replace trigger job_texts_gone after delete or update of words on job_texts
      for each row execute function forget_words();
  `.execute(db)
  // By itself: making a trigger keeps writers out until its transaction is over.
  await sql`
    insert into job_texts (job_id, words) select j.id, search_words_of(j) from jobs j on conflict do nothing;
    insert into search_words (word)
      select distinct word
      from jobs j cross join regexp_split_to_table(search_fold(concat_ws(' ', j.title, j.details, j.category, j.city)), ' ') as word
      where length(word) between 3 and 30 and word !~ '^[0-9]+$'
      order by word
      on conflict do nothing;
  `.execute(db)
  await indexConcurrently(db, 'job_texts_words', 'on job_texts using gin (words)')
  await indexConcurrently(db, 'search_words_near', 'on search_words using gist (spelled gist_trgm_ops)')
}

export const isConcurrent = true
