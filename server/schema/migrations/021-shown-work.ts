import { sql, type Kysely } from 'kysely'

/**
 * The pictures of finished work that a business shows on its page. Each has a link of its own there, which ends with being
 * shown. A picture of a job goes from the page with that job's completion, and with the job.
 *
 * What a business may choose from is read newest first: a picture of work has an id that rises with the time of its
 * job's completion, and says whose it is.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table work_pictures add column id uuid, add column business_id uuid references businesses;
    update work_pictures set business_id = jobs.assigned_business_id, id = (
      lpad(to_hex((extract(epoch from coalesce(completed_at, assigned_at)) * 1000)::bigint), 12, '0')
        || '7' || lpad(to_hex(100 - position), 3, '0') || '8' || substr(md5(job_id::text), 1, 15)
    )::uuid from jobs where jobs.id = job_id;
    alter table work_pictures
      alter column id set not null, add constraint work_pictures_id unique (id),
      alter column business_id set not null,
      add constraint work_pictures_of_job unique (job_id, file_id, business_id);
    create index work_pictures_newest on work_pictures (business_id, id desc);

    create table business_pictures (
      business_id uuid not null references businesses on delete cascade,
      position smallint not null check (position between 1 and 20),
      file_id text not null references files,
      shown_as text not null unique,
      job_id uuid,
      primary key (business_id, position),
      unique (business_id, file_id),
      foreign key (job_id, file_id, business_id) references work_pictures (job_id, file_id, business_id)
        on delete cascade
    );
    create index business_pictures_by_file on business_pictures (file_id);
    create index business_pictures_by_job on business_pictures (job_id) where job_id is not null;
  `.execute(db)

  await sql`
    create function hide_undone_work() returns trigger language plpgsql as $$
    begin
      delete from business_pictures where job_id = new.id;
      return null;
    end $$;
    create trigger jobs_hide_undone_work after update of status on jobs
      for each row when (old.status = 'completed' and new.status <> 'completed') execute function hide_undone_work();
  `.execute(db)
}
